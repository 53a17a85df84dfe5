import { z } from "zod";
import { isOnlineCurrency } from "@/lib/payments/processor/online-currency";
import { canReceiveMoney } from "@/lib/payments/processor/online-state";
import type { TakesMethod } from "@/lib/payments/processor/processor-methods";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import {
  isSwitchedOn,
  MAIN_OFFERS,
  OFFER_NAMES,
  type OfferName,
  PAYMENT_METHODS,
  PAYMENT_OFFERS,
  type PaymentMethod,
} from "./payment-method";

export const PaymentMethods = z
  .object({
    ...(Object.fromEntries(OFFER_NAMES.map((name) => [name, z.boolean()])) as Record<
      OfferName,
      z.ZodBoolean
    >),
    publishableKey: z
      .string()
      .optional()
      .describe(
        "Stripe's publishable key, with which a page shows the card form; only where cards are taken",
      ),
  })
  .meta({ id: "PaymentMethods" });

/**
 * What the restaurant has switched on and the processor takes, in a currency that is taken online; cash alone while the
 * restaurant's own account cannot receive money. Wallets, klarna and the regional methods are part of the card form and
 * need the card processor.
 */
export function paymentMethodsOf(
  tenant: ShopTenant,
  processorTakes: TakesMethod,
): Record<OfferName, boolean> {
  const isOnline = canReceiveMoney(tenant) && isOnlineCurrency(tenant.currency);
  const takes = (type: string) => isOnline && processorTakes(type, tenant);
  const isTaken = (name: OfferName) => {
    const { processorType } = PAYMENT_OFFERS[name];
    return isSwitchedOn(name, tenant) && (processorType === null || takes(processorType));
  };
  const isOffered = (name: OfferName) =>
    isTaken(name) && (PAYMENT_OFFERS[name].method !== "stripe" || isTaken("card"));
  return Object.fromEntries(OFFER_NAMES.map((name) => [name, isOffered(name)])) as Record<OfferName, boolean>;
}

/** The methods, and the key with which a page shows the card form where cards are taken at Stripe itself. */
export function paymentMethodsView(
  methods: Record<OfferName, boolean>,
  env: { STRIPE_SECRET_KEY?: string; STRIPE_PUBLISHABLE_KEY?: string },
): z.input<typeof PaymentMethods> {
  const publishableKey = env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY;
  return methods.card && publishableKey ? { ...methods, publishableKey } : methods;
}

/** The methods that an order can name; where there is none, nobody can order, with a gift card neither. */
export function openMethods(offered: Readonly<Record<OfferName, boolean>>): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => offered[MAIN_OFFERS[method]]);
}
