import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import { issueMessage } from "./issue-message";

/** Parses one part of a request. Throws VALIDATION_FAILED with every wrong field; unknown fields are dropped. */
export function validated<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: "path" | "query" | "body",
): z.output<S> {
  const parsed = schema.safeParse(value, { error: issueMessage });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    message: issue.message,
  }));
  const first = issues[0];
  const where = first?.path ? `${part} ${first.path}` : part;
  return fail("VALIDATION_FAILED", `${where}: ${first?.message ?? "is not valid"}`, { issues });
}
