import { type FieldIssue, fail } from "./app-error";

/** Ends the request with VALIDATION_FAILED when there is any issue with its body. */
export function refuseFields(issues: readonly FieldIssue[]): void {
  const [first] = issues;
  if (first) fail("VALIDATION_FAILED", `body ${first.path}: ${first.message}`, { issues: [...issues] });
}

/** Ends the request with VALIDATION_FAILED because of one parameter of its query. */
export function refuseQuery(path: string, message: string): never {
  return fail("VALIDATION_FAILED", `query ${path}: ${message}`, { issues: [{ path, message }] });
}

/** Ends the request with VALIDATION_FAILED because of one field of its body. */
export function refuseField(path: string, message: string): never {
  return fail("VALIDATION_FAILED", `body ${path}: ${message}`, { issues: [{ path, message }] });
}
