import { AppError } from "@/lib/core/errors/app-error";
import type { Answer } from "./processor";

/** What the processor answered to a question that it does not refuse for good. Throws PROCESSOR_UNAVAILABLE when it does. */
export function givenAnswer<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw new AppError("PROCESSOR_UNAVAILABLE", answer.message);
}
