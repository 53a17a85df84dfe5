"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { FormStore } from "./form-store";
import type { FieldProblem } from "./text-rule";

/** The value of a field, as it changes. */
export function useValue<Values extends object, Name extends keyof Values>(
  control: FormStore<Values>,
  name: Name,
): Values[Name] {
  const read = () => control.values[name];
  return useSyncExternalStore(control.subscribe, read, read);
}

/** All values of a form, as they change. */
export function useValues<Values extends object>(control: FormStore<Values>): Values {
  const read = () => control.values;
  return useSyncExternalStore(control.subscribe, read, read);
}

/** What is wrong with a field, held against a rule while it is on screen. */
export function useProblem<Values extends object, Name extends keyof Values>(
  control: FormStore<Values>,
  name: Name,
  rule: (value: Values[Name]) => FieldProblem | null = () => null,
): FieldProblem | null {
  const judge = useEffectEvent(rule);
  useEffect(() => control.hold(name, (value) => judge(value)), [control, name]);
  const read = () => control.problemOf(name);
  return useSyncExternalStore(control.subscribe, read, read);
}

interface FieldInUse<Value> {
  value: Value;
  onChange: (value: Value) => void;
  problem: FieldProblem | null;
}

/** A field that is no text box. */
export function useField<Values extends object, Name extends keyof Values>(
  control: FormStore<Values>,
  name: Name,
  rule?: (value: Values[Name]) => FieldProblem | null,
): FieldInUse<Values[Name]> {
  const value = useValue(control, name);
  const problem = useProblem(control, name, rule);
  return { value, onChange: (next) => control.set(name, next), problem };
}
