import type { FailedTry } from "./processor";

const MAX_LETTERS = 500;

type ErrorObject = {
  code?: string | undefined;
  decline_code?: string | null | undefined;
  message?: string | null | undefined;
  charge?: string | null | undefined;
  payment_method?:
    | {
        id: string;
        type?: string | undefined;
        card?: { last4?: string | null | undefined } | null | undefined;
      }
    | null
    | undefined;
};

/** Why the last try to pay failed, from Stripe's `last_payment_error`; null where it failed without a name of its own. */
export function failedTryOf(error: ErrorObject | null | undefined): FailedTry | null {
  const id = error?.charge ?? error?.payment_method?.id;
  if (!error || !id) return null;
  return {
    id,
    method: error.payment_method?.type ?? null,
    last4: error.payment_method?.card?.last4 ?? null,
    code: error.code ?? "declined",
    declineCode: error.decline_code ?? null,
    message: (error.message ?? "").slice(0, MAX_LETTERS),
  };
}
