import type { z } from "zod";
import type { RequestPart } from "@/lib/core/errors/field-label";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { issueMessage } from "./issue-message";

/** Parses one part of a request. Throws VALIDATION_FAILED with every wrong field; unknown fields are dropped. */
export function validated<S extends z.ZodType>(schema: S, value: unknown, part: RequestPart): z.output<S> {
  const parsed = schema.safeParse(value, { error: issueMessage });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join("."),
    message,
  }));
  refuseFields(issues, part);
  throw parsed.error;
}
