import type { ApiFailure } from "@/components/data/api-failure";

/** What a form says: the body to send, or what is wrong by field. */
export type FormReading<Body, Problem> =
  | { ok: true; body: Body }
  | { ok: false; problems: Partial<Record<string, Problem>> };

/** The body of a form that nothing is wrong with. */
export function readingOf<Body, Problem extends string>(
  problems: Partial<Record<string, Problem>>,
  body: Body,
): FormReading<Body, Problem> {
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);
  return isWrong ? { ok: false, problems } : { ok: true, body };
}

/** What is wrong in words, by field. */
export function problemWords<Problem>(
  reading: FormReading<unknown, Problem>,
  words: (problem: Problem, field: string) => string,
): Record<string, string> {
  if (reading.ok) return {};
  return Object.fromEntries(
    Object.entries(reading.problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, words(problem, field)]],
    ),
  );
}

/** What the server found wrong, by the names that the body has. */
export function issuesOf(failure: Pick<ApiFailure, "issues">): (readonly [field: string, message: string])[] {
  return failure.issues
    .map(({ path, message }) => [path.replace(/^body\.?/, ""), message] as const)
    .filter(([field]) => field !== "");
}
