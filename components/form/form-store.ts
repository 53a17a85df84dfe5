import type { FieldProblem } from "./text-rule";

export type FieldName<Values> = Extract<keyof Values, string>;

/** The names of those that hold text. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** By field; what is wrong within one has a path below it, such as `lines.2.text`. */
export type Problems<Problem> = Readonly<Record<string, Problem>>;

type Rule<Value, Problem> = (value: Value) => Problem | null;

/**
 * What a form holds while it is filled in: values, the rules of the fields that are on screen, and what is wrong. A
 * field is judged when the form is sent, and from then on with every change. Knows nothing of React.
 */
export class FormStore<Values extends object, Problem = FieldProblem> {
  #values: Values;
  #first: Values;
  #problems: Problems<Problem> = {};
  #refusal: string | null = null;
  #isTried = false;
  #judgeAll: (values: Values) => Problems<Problem> = () => ({});
  readonly #rules: { [Name in keyof Values]?: Rule<Values[Name], Problem> } = {};
  readonly #listeners = new Set<() => void>();

  constructor(values: Values) {
    this.#values = values;
    this.#first = values;
  }

  get values(): Values {
    return this.#values;
  }

  /** What the form began with, or was reset to. */
  get first(): Values {
    return this.#first;
  }

  /** Whether a value differs from what the form began with, or was reset to. */
  get isChanged(): boolean {
    return this.#values !== this.#first && textOf(this.#values) !== textOf(this.#first);
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

  get problems(): Problems<Problem> {
    return this.#problems;
  }

  problemOf(path: string): Problem | null {
    return problemWithin(this.#problems, path);
  }

  set<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void {
    this.#values = { ...this.#values, [name]: value };
    const others = Object.entries(this.#problems).filter(([path]) => !isWithin(path, name));
    const own = this.#isTried ? Object.entries(this.#judge(name)) : [];
    this.#problems = Object.fromEntries([...others, ...own]);
    this.#tell();
  }

  /** Starts again, with the values that it began with or with others. */
  reset(values: Values = this.#first): void {
    this.#values = values;
    this.#first = values;
    this.#isTried = false;
    this.#problems = {};
    this.clearRefusal();
  }

  /** Holds a field to a rule for as long as it is on screen; returns what ends that. */
  hold<Name extends FieldName<Values>>(name: Name, rule: Rule<Values[Name], Problem>): () => void {
    this.#rules[name] = rule;
    return () => {
      if (this.#rules[name] === rule) delete this.#rules[name];
    };
  }

  /** Has all fields judged at once, beside the rules of each. */
  judgeBy(judgeAll: (values: Values) => Problems<Problem>): void {
    this.#judgeAll = judgeAll;
  }

  mark(path: string, problem: Problem): void {
    this.#problems = { ...this.#problems, [path]: problem };
    this.#tell();
  }

  refuse(refusal: string): void {
    this.#refusal = refusal;
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
    this.#refusal = null;
    const names = Object.keys(this.#rules) as FieldName<Values>[];
    const byRule = names.flatMap((name) => Object.entries(this.#byRule(name)));
    this.#problems = { ...Object.fromEntries(byRule), ...this.#judgeAll(this.#values) };
    this.#tell();
    return !this.isWrong;
  }

  #judge(name: FieldName<Values>): Problems<Problem> {
    const all = Object.entries(this.#judgeAll(this.#values)).filter(([path]) => isWithin(path, name));
    return { ...this.#byRule(name), ...Object.fromEntries(all) };
  }

  #byRule<Name extends FieldName<Values>>(name: Name): Problems<Problem> {
    const problem = this.#rules[name]?.(this.#values[name]) ?? null;
    return problem === null ? {} : { [name]: problem };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What is wrong with a field, or with the first part of it that is. */
export function problemWithin<Problem>(problems: Problems<Problem>, path: string): Problem | null {
  const wrong = Object.keys(problems).find((each) => isWithin(each, path));
  return wrong === undefined ? null : (problems[wrong] ?? null);
}

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** The same text for the same values, whatever the order in which they were set. */
function textOf(values: object): string {
  return JSON.stringify(values, (_, each) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
