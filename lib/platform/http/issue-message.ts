import type { z } from "zod";

const characters = (number: number | bigint) => `${number} character${Number(number) === 1 ? "" : "s"}`;
const entries = (number: number | bigint) => `${number} ${Number(number) === 1 ? "entry" : "entries"}`;

/** What a field must be, by the name that the schema has for it. */
const KINDS: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "text",
};

const FORMATS: Record<string, string> = {
  date: "must be a date that exists, YYYY-MM-DD",
  datetime: "must be a date and time with its offset, such as 2026-11-18T19:30:00Z",
  email: "must be an email address",
  url: "must be an address that begins with https://",
};

function tooSmall({ origin, minimum, inclusive = true }: z.core.$ZodIssueTooSmall): string {
  if (origin === "string")
    return minimum === 1 ? "must not be empty" : `must have at least ${characters(minimum)}`;
  if (origin === "array" || origin === "set")
    return minimum === 1 ? "must not be empty" : `must have at least ${entries(minimum)}`;
  return inclusive ? `must be ${minimum} or more` : `must be more than ${minimum}`;
}

function tooBig({ origin, maximum, inclusive = true }: z.core.$ZodIssueTooBig): string {
  if (origin === "string") return `must have at most ${characters(maximum)}`;
  if (origin === "array" || origin === "set") return `must have at most ${entries(maximum)}`;
  return inclusive ? `must be ${maximum} or less` : `must be less than ${maximum}`;
}

/**
 * What is wrong with a field, as the second half of a sentence that its name begins. Schemas say it themselves where
 * they know better.
 */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "too_small":
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case "too_big":
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case "invalid_format":
      return FORMATS[issue.format as string] ?? "does not have the documented form";
    case "invalid_value": {
      if (issue.input === undefined) return "is missing";
      const values = (issue.values as unknown[]).map((value) => JSON.stringify(value));
      return values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(", ")}`;
    }
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_key":
      return "has a name that is not allowed here";
    case "invalid_union":
      return issue.input === undefined ? "is missing" : "must have one of the documented forms";
    default:
      return "is not valid";
  }
}
