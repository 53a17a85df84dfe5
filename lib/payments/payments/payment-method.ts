import type { ShopTenant } from "@/lib/restaurant/menu/shop";

/** What an order or a bill says that it is paid with. */
export const PAYMENT_METHODS = ["cash", "stripe", "paypal", "satispay"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type OnlineMethod = Exclude<PaymentMethod, "cash">;

type Offer = {
  /** What an order that is paid so says. `stripe` is the card form. */
  method: PaymentMethod;
  /** The restaurant's switch; the dashboard's translations are named after it, without `Enabled`. */
  enabledBy: keyof ShopTenant & `${string}Enabled`;
  /** The processor's name for it; null where no processor takes part. */
  processorType: string | null;
  /** The only currency that it is taken in, or null. */
  onlyCurrency: string | null;
  /** A wallet holds a card: the processor shows it by itself and is not asked for it. */
  isWallet: boolean;
};

const card = { method: "stripe", onlyCurrency: null, isWallet: false } as const;

/**
 * Every way to pay that a restaurant can offer, in the order in which it is listed. What needs the card form comes behind
 * `card` and is only offered with it. A new one is an entry here, its column and its translations.
 */
export const PAYMENT_OFFERS = {
  cash: {
    method: "cash",
    enabledBy: "cashEnabled",
    processorType: null,
    onlyCurrency: null,
    isWallet: false,
  },
  card: { ...card, enabledBy: "cardEnabled", processorType: "card" },
  applePay: { ...card, enabledBy: "walletsEnabled", processorType: "apple_pay", isWallet: true },
  googlePay: { ...card, enabledBy: "walletsEnabled", processorType: "google_pay", isWallet: true },
  klarna: { ...card, enabledBy: "klarnaEnabled", processorType: "klarna" },
  paypal: {
    method: "paypal",
    enabledBy: "paypalEnabled",
    processorType: "paypal",
    onlyCurrency: null,
    isWallet: false,
  },
  satispay: {
    method: "satispay",
    enabledBy: "satispayEnabled",
    processorType: "satispay",
    onlyCurrency: null,
    isWallet: false,
  },
  bancontact: { ...card, enabledBy: "bancontactEnabled", processorType: "bancontact", onlyCurrency: "EUR" },
  ideal: { ...card, enabledBy: "idealEnabled", processorType: "ideal", onlyCurrency: "EUR" },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof PAYMENT_OFFERS;
export const OFFER_NAMES = Object.keys(PAYMENT_OFFERS) as OfferName[];

/** Whether a restaurant has switched an offer on and its currency allows it. */
export function isSwitchedOn(name: OfferName, tenant: ShopTenant): boolean {
  const { enabledBy, onlyCurrency }: Offer = PAYMENT_OFFERS[name];
  return tenant[enabledBy] && (onlyCurrency === null || onlyCurrency === tenant.currency);
}

/** The processor's method types behind a payment method; a card is always one of the card form's. */
export function methodTypesOf(method: OnlineMethod, tenant: ShopTenant): string[] {
  return OFFER_NAMES.flatMap((name) => {
    const { method: own, processorType, isWallet }: Offer = PAYMENT_OFFERS[name];
    const asked = own === method && !isWallet && processorType !== null;
    const isMain = name === "card" || own !== "stripe";
    return asked && (isMain || isSwitchedOn(name, tenant)) ? [processorType] : [];
  });
}
