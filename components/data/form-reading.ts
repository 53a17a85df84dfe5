import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ApiFailure } from "./api-failure";

/** A form as the API accepts it, or its problems by field name. */
export type FormReading<Body, Problem> =
  | { ok: true; body: Body }
  | { ok: false; problems: Partial<Record<string, Problem>> };

function errorsOf<Form extends FieldValues>(
  messages: Iterable<readonly [string, string]>,
): FieldErrors<Form> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const [field, message] of messages) errors[field] = { type: "invalid", message };
  return errors as FieldErrors<Form>;
}

/** Has a form read by a function of its own: a submit gets the body, and errors are the problems in words. */
export function readingResolver<Form extends FieldValues, Body extends FieldValues, Problem>(
  read: (form: Form) => FormReading<Body, Problem>,
  words: (problem: Problem, field: string) => string,
): Resolver<Form, unknown, Body> {
  return (form) => {
    const reading = read(form);
    if (reading.ok) return { values: reading.body, errors: {} };
    const messages = Object.entries(reading.problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, words(problem, field)] as const],
    );
    return { values: {}, errors: errorsOf<Form>(messages) };
  };
}

/** What the server found wrong with the fields of a body, as field and message. */
export function issuesOf(failure: ApiFailure): (readonly [field: string, message: string])[] {
  return failure.issues
    .map(({ path, message }) => [path.replace(/^body\.?/, ""), message] as const)
    .filter(([field]) => field !== "");
}
