import { z } from "zod";
import type { ShopTenant } from "@/lib/menu/shop";

/** How a restaurant can be paid. */
export const PaymentMethods = z
  .object({
    cash: z.boolean(),
    card: z.boolean(),
    applePay: z.boolean(),
    googlePay: z.boolean(),
    klarna: z.boolean(),
    paypal: z.boolean(),
    satispay: z.boolean(),
    bancontact: z.boolean(),
    ideal: z.boolean(),
  })
  .meta({ id: "PaymentMethods" });

/** Wallets, klarna and the regional methods are part of the card form and need the card processor. */
export function paymentMethodsOf(tenant: ShopTenant): z.input<typeof PaymentMethods> {
  const card = tenant.cardEnabled;
  const euro = tenant.currency === "EUR";
  return {
    cash: tenant.cashEnabled,
    card,
    applePay: card && tenant.walletsEnabled,
    googlePay: card && tenant.walletsEnabled,
    klarna: card && tenant.klarnaEnabled,
    paypal: tenant.paypalEnabled,
    satispay: tenant.satispayEnabled,
    bancontact: card && euro && tenant.bancontactEnabled,
    ideal: card && euro && tenant.idealEnabled,
  };
}
