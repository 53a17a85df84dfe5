import { AppError, fail } from "@/lib/core/errors/app-error";
import type { EndpointDefinition } from "./endpoint-definition";

/** An answer that breaks its own contract is our bug: it ends as INTERNAL and in the log, not at the client. */
export function checkAnswer(definition: EndpointDefinition, data: unknown): unknown {
  if (definition.response === null)
    return fail("INTERNAL", "An endpoint without a response body returned one.");
  const parsed = definition.response.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new AppError("INTERNAL", `The response of ${definition.operationId} does not match its schema.`, {
    cause: parsed.error,
  });
}
