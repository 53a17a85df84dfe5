import type { FieldProblem } from "./text-rule";

/** The names of a form's fields. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** The names of those that hold text. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

type Problems<Values> = { [Name in keyof Values]?: FieldProblem };

type Rule<Value> = (value: Value) => FieldProblem | null;

/**
 * What a form holds while it is filled in: values, the rules of the fields that are on screen, and what is wrong. A
 * field is judged when the form is sent, and from then on with every change. Knows nothing of React.
 */
export class FormStore<Values extends object> {
  #values: Values;
  #problems: Problems<Values> = {};
  #refusal: string | null = null;
  #isTried = false;
  readonly #rules: { [Name in keyof Values]?: Rule<Values[Name]> } = {};
  readonly #listeners = new Set<() => void>();

  constructor(values: Values) {
    this.#values = values;
  }

  get values(): Values {
    return this.#values;
  }

  /** Why the last submission was not accepted, as far as no field can say. */
  get refusal(): string | null {
    return this.#refusal;
  }

  get isWrong(): boolean {
    return this.#refusal !== null || Object.keys(this.#problems).length > 0;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  problemOf(name: keyof Values): FieldProblem | null {
    return this.#problems[name] ?? null;
  }

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.#values = { ...this.#values, [name]: value };
    this.#judge(name, this.#isTried ? this.#rules[name] : undefined);
    this.#tell();
  }

  /** Starts again with other values. */
  reset(values: Values): void {
    this.#values = values;
    this.#isTried = false;
    this.#problems = {};
    this.clearRefusal();
  }

  /** Holds a field to a rule for as long as it is on screen; returns what ends that. */
  hold<Name extends keyof Values>(name: Name, rule: Rule<Values[Name]>): () => void {
    this.#rules[name] = rule;
    return () => {
      if (this.#rules[name] === rule) delete this.#rules[name];
    };
  }

  mark(name: keyof Values, problem: FieldProblem): void {
    this.#problems = { ...this.#problems, [name]: problem };
    this.#tell();
  }

  refuse(code: string): void {
    this.#refusal = code;
    this.#tell();
  }

  /** What was refused has been changed. */
  clearRefusal(): void {
    this.#refusal = null;
    this.#tell();
  }

  /** Judges every field on screen; true when the form can be sent. */
  try(): boolean {
    this.#isTried = true;
    this.#problems = {};
    this.#refusal = null;
    for (const name of Object.keys(this.#rules) as (keyof Values)[]) this.#judge(name, this.#rules[name]);
    this.#tell();
    return !this.isWrong;
  }

  #judge<Name extends keyof Values>(name: Name, rule: Rule<Values[Name]> | undefined): void {
    const { [name]: _, ...others } = this.#problems;
    const problem = rule?.(this.#values[name]) ?? null;
    this.#problems = (problem === null ? others : { ...others, [name]: problem }) as Problems<Values>;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
