"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type FieldName, type FormStore, problemWithin } from "./form-store";
import type { FieldProblem } from "./text-rule";

export function useValue<Values extends object, Name extends FieldName<Values>, Problem>(
  control: FormStore<Values, Problem>,
  name: Name,
): Values[Name] {
  const read = () => control.values[name];
  return useSyncExternalStore(control.subscribe, read, read);
}

export function useValues<Values extends object, Problem>(control: FormStore<Values, Problem>): Values {
  const read = () => control.values;
  return useSyncExternalStore(control.subscribe, read, read);
}

/** Whether something differs from what the form began with. */
export function useIsChanged<Values extends object, Problem>(control: FormStore<Values, Problem>): boolean {
  const read = () => control.isChanged;
  return useSyncExternalStore(control.subscribe, read, read);
}

/** Whether the form cannot be sent as it is, or was refused. */
export function useIsWrong<Values extends object, Problem>(control: FormStore<Values, Problem>): boolean {
  const read = () => control.isWrong;
  return useSyncExternalStore(control.subscribe, read, read);
}

/** Why the last submission was refused, as far as no field can say. */
export function useRefusal<Values extends object, Problem>(
  control: FormStore<Values, Problem>,
): string | null {
  const read = () => control.refusal;
  return useSyncExternalStore(control.subscribe, read, read);
}

/** What is wrong at a path of the form, or below it. */
export function useProblemAt<Values extends object, Problem>(
  control: FormStore<Values, Problem>,
  path: string,
): Problem | null {
  const read = () => control.problemOf(path);
  return useSyncExternalStore(control.subscribe, read, read);
}

/** What is wrong at each of the paths that are asked for; for lists. */
export function useProblems<Values extends object, Problem>(
  control: FormStore<Values, Problem>,
): (path: string) => Problem | null {
  const read = () => control.problems;
  const problems = useSyncExternalStore(control.subscribe, read, read);
  return (path) => problemWithin(problems, path);
}

/** What is wrong with a field, held against a rule while it is on screen. */
export function useProblem<Values extends object, Name extends FieldName<Values>, Problem = FieldProblem>(
  control: FormStore<Values, Problem>,
  name: Name,
  rule: (value: Values[Name]) => Problem | null = () => null,
): Problem | null {
  const judge = useEffectEvent(rule);
  useEffect(() => control.hold(name, (value) => judge(value)), [control, name]);
  return useProblemAt(control, name);
}

interface FieldInUse<Value, Problem> {
  value: Value;
  onChange: (value: Value) => void;
  problem: Problem | null;
}

/** A field that is no text box. */
export function useField<Values extends object, Name extends FieldName<Values>, Problem = FieldProblem>(
  control: FormStore<Values, Problem>,
  name: Name,
  rule?: (value: Values[Name]) => Problem | null,
): FieldInUse<Values[Name], Problem> {
  const value = useValue(control, name);
  const problem = useProblem(control, name, rule);
  return { value, onChange: (next) => control.set(name, next), problem };
}
