import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import { closeIntent } from "./close-intent";
import type { SubjectRef } from "./payment-store";

/** As closeIntent, for a request that cannot go on while the intent is open. Throws PROCESSOR_UNAVAILABLE. */
export async function closeIntentNow(app: App, ref: SubjectRef): Promise<ProcessorIntent | null> {
  const intent = await closeIntent(app, ref);
  if (intent?.state !== "open") return intent;
  return fail("PROCESSOR_UNAVAILABLE", "The online payment could not be canceled. Try again in a moment.");
}
