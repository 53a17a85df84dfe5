import { methodTakes } from "@/lib/payments/processor/method-rules";
import type { SwitchField } from "@/lib/restaurant/tenancy/payment-switch";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";

/** What an order or a bill says that it is paid with. */
export const PAYMENT_METHODS = ["cash", "stripe", "paypal", "satispay"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type OnlineMethod = Exclude<PaymentMethod, "cash">;

/**
 * What an order or a bill can have been paid with: as guests choose it, or `external`, money that the restaurant took
 * itself other than in cash (docs/decisions/102).
 */
export const PAID_METHODS = [...PAYMENT_METHODS, "external"] as const;
export type PaidMethod = (typeof PAID_METHODS)[number];

/** Whether the restaurant takes the money itself: it is never held, and never paid out. */
export function isTillMethod(method: PaidMethod): method is "cash" | "external" {
  return method === "cash" || method === "external";
}

const DAY_MS = 24 * 3_600_000;

type Offer = {
  /** What an order that is paid so says. `stripe` is the card form. */
  method: PaymentMethod;
  /** The restaurant's switch (lib/restaurant/tenancy/payment-switch.ts). */
  enabledBy: SwitchField;
  /** The processor's name for it; null where no processor takes part. */
  processorType: string | null;
  /** A wallet holds a card: the processor shows it by itself and is not asked for it. */
  isWallet: boolean;
  /**
   * For how many days after the payment the processor refunds it; null without a limit. Klarna, PayPal, Satispay,
   * Bancontact and iDEAL: 180 days, as Stripe's page about each says.
   */
  refundableDays: number | null;
};

const card = { method: "stripe", isWallet: false, refundableDays: null } as const;

/**
 * Every way to pay that a restaurant can offer, in the order in which it is listed. What needs the card form comes behind
 * `card` and is only offered with it.
 */
export const PAYMENT_OFFERS = {
  cash: {
    method: "cash",
    enabledBy: "cashEnabled",
    processorType: null,
    isWallet: false,
    refundableDays: null,
  },
  card: { ...card, enabledBy: "cardEnabled", processorType: "card" },
  applePay: { ...card, enabledBy: "walletsEnabled", processorType: "apple_pay", isWallet: true },
  googlePay: { ...card, enabledBy: "walletsEnabled", processorType: "google_pay", isWallet: true },
  klarna: { ...card, enabledBy: "klarnaEnabled", processorType: "klarna", refundableDays: 180 },
  paypal: {
    method: "paypal",
    enabledBy: "paypalEnabled",
    processorType: "paypal",
    isWallet: false,
    refundableDays: 180,
  },
  satispay: {
    method: "satispay",
    enabledBy: "satispayEnabled",
    processorType: "satispay",
    isWallet: false,
    refundableDays: 180,
  },
  bancontact: {
    ...card,
    enabledBy: "bancontactEnabled",
    processorType: "bancontact",
    refundableDays: 180,
  },
  ideal: {
    ...card,
    enabledBy: "idealEnabled",
    processorType: "ideal",
    refundableDays: 180,
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof PAYMENT_OFFERS;
export const OFFER_NAMES = Object.keys(PAYMENT_OFFERS) as OfferName[];

/** The offer that a method stands for: without it, an order cannot say that it is paid so. */
export const MAIN_OFFERS = {
  cash: "cash",
  stripe: "card",
  paypal: "paypal",
  satispay: "satispay",
} as const satisfies Record<PaymentMethod, OfferName>;

/** Whether a restaurant has switched an offer on and its currency allows it, for an amount where one is given. */
export function isSwitchedOn(name: OfferName, tenant: ShopTenant, amountMinor?: number): boolean {
  const { enabledBy, processorType }: Offer = PAYMENT_OFFERS[name];
  const sale = { currency: tenant.currency, ...(amountMinor !== undefined && { amountMinor }) };
  return tenant[enabledBy] && (processorType === null || methodTakes(processorType, sale));
}

/** Whether a restaurant has switched on any way to pay online. */
export function wantsOnlinePayments(tenant: Record<SwitchField, boolean>): boolean {
  return OFFER_NAMES.some(
    (name) => PAYMENT_OFFERS[name].method !== "cash" && tenant[PAYMENT_OFFERS[name].enabledBy],
  );
}

/** The processor's method types behind a payment of an amount; a card is always one of the card form's. */
export function methodTypesOf(method: OnlineMethod, tenant: ShopTenant, amountMinor: number): string[] {
  return OFFER_NAMES.flatMap((name) => {
    const { method: own, processorType, isWallet }: Offer = PAYMENT_OFFERS[name];
    const asked = own === method && !isWallet && processorType !== null;
    const isMain = MAIN_OFFERS[own] === name;
    return asked && (isMain || isSwitchedOn(name, tenant, amountMinor)) ? [processorType] : [];
  });
}

/**
 * Until when a payment can be refunded, by what the processor says it was paid with; null without a limit, and where the
 * method is not known: the processor decides then.
 */
export function refundableUntil(methodType: string | null, paidAt: Date): Date | null {
  const offer = OFFER_NAMES.map((name): Offer => PAYMENT_OFFERS[name]).find(
    ({ processorType }) => processorType !== null && processorType === methodType,
  );
  if (!offer || offer.refundableDays === null) return null;
  return new Date(paidAt.getTime() + offer.refundableDays * DAY_MS);
}
