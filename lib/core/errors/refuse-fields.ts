import { type FieldIssue, fail } from "./app-error";
import { fieldSentence, type RequestPart } from "./field-label";

/** Ends the request with VALIDATION_FAILED when there is any issue with this part of it. */
export function refuseFields(issues: readonly FieldIssue[], part: RequestPart = "body"): void {
  const [first] = issues;
  if (!first) return;
  const placed = issues.map(({ path, message }) => ({ path, in: part, message }));
  fail("VALIDATION_FAILED", fieldSentence(first, part), { issues: placed });
}

/** Ends the request with VALIDATION_FAILED because of one parameter of its query. */
export function refuseQuery(path: string, message: string): never {
  return refused(path, message, "query");
}

/** Ends the request with VALIDATION_FAILED because of one field of its body. */
export function refuseField(path: string, message: string): never {
  return refused(path, message, "body");
}

function refused(path: string, message: string, part: RequestPart): never {
  return fail("VALIDATION_FAILED", fieldSentence({ path, message }, part), {
    issues: [{ path, in: part, message }],
  });
}
