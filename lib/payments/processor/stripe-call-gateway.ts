import Stripe from "stripe";
import { AppError, isAppError } from "@/lib/core/errors/app-error";
import { toMajor } from "@/lib/core/money/money";
import { type Answer, NO_ANSWER } from "./processor";
import type { Page } from "./processor-lists";
import { toProcessorAmount } from "./processor-unit";

/** Another request holds the object or the key: ask again later. */
const CONFLICT = 409;
const REUSED_KEY = "StripeIdempotencyError";

const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;

/**
 * A 4xx about the request itself is a no; everything else leaves open whether it had an effect. A call that means more with
 * its errors names what else is a no.
 */
export async function asked<T, R>(
  call: Promise<T>,
  read: (value: T) => R,
  ...alsoRefusals: (typeof Stripe.errors.StripePermissionError)[]
): Promise<Answer<R>> {
  try {
    return { ok: true, value: read(await call) };
  } catch (error) {
    const refusals = [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError, ...alsoRefusals];
    const refused =
      error instanceof Stripe.errors.StripeError && refusals.some((one) => error instanceof one);
    if (refused && error.statusCode !== CONFLICT)
      return { ok: false, code: error.code ?? error.type, message: error.message };
    throw unavailable(error);
  }
}

/** Whether the key had been used for another request, whose outcome this answer does not tell. */
export function isReusedKey(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.code === REUSED_KEY;
}

/**
 * As asked, for a call about money: `call` gets the amount and currency as Stripe counts them. An amount that Stripe
 * cannot take exactly is refused here.
 */
export async function askedFor<T, R>(
  { amountMinor, currency }: { amountMinor: number; currency: string },
  call: (money: { amount: number; currency: string }) => Promise<T>,
  read: (value: T) => R,
): Promise<Answer<R>> {
  const amount = toProcessorAmount(amountMinor, currency);
  if (amount === null) {
    const message = `The processor does not accept this amount: ${toMajor(amountMinor, currency)} ${currency}.`;
    return { ok: false, code: "amount_not_exact", message };
  }
  return asked(call({ amount, currency: currency.toLowerCase() }), read);
}

/** The processor repeats a definite refusal for the same key, so what follows one is another request. */
export function keyAfter(key: string, refusals: number): string {
  return refusals === 0 ? key : `${key}-${refusals}`;
}

/** Everything of a paged list. Throws PROCESSOR_UNAVAILABLE. */
export async function listed<T, R>(pages: AsyncIterable<T>, read: (value: T) => R): Promise<R[]> {
  const found: R[] = [];
  try {
    for await (const item of pages) found.push(read(item));
  } catch (error) {
    throw unavailable(error);
  }
  return found;
}

/** One page of a list. Throws PROCESSOR_UNAVAILABLE. */
export async function listedPage<T extends { id: string }, R>(
  call: Promise<Stripe.ApiList<T>>,
  read: (value: T) => R,
): Promise<Page<R>> {
  try {
    const { data, has_more: hasMore } = await call;
    return { found: data.map(read), next: hasMore ? (data.at(-1)?.id ?? null) : null };
  } catch (error) {
    throw unavailable(error);
  }
}

/** The SDK wraps what its connection threw. The embedded processor refuses by itself when our database is away. */
function unavailable(cause: unknown): Error {
  const thrown = cause instanceof Stripe.errors.StripeConnectionError ? cause.detail : null;
  return isAppError(thrown) ? thrown : new AppError("PROCESSOR_UNAVAILABLE", NO_ANSWER, { cause });
}
