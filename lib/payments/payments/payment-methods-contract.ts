import { z } from "zod";
import { isOnlineCurrency } from "@/lib/payments/processor/online-currency";
import type { ShopTenant } from "@/lib/restaurant/menu/shop";
import type { TakesMethod } from "./processor-methods";

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

/**
 * What the restaurant has switched on and the processor takes, in a currency that is taken online. Wallets, klarna and
 * the regional methods are part of the card form and need the card processor.
 */
export function paymentMethodsOf(
  tenant: ShopTenant,
  processorTakes: TakesMethod,
): z.input<typeof PaymentMethods> {
  const takes: TakesMethod = (type) => isOnlineCurrency(tenant.currency) && processorTakes(type);
  const card = tenant.cardEnabled && takes("card");
  const euro = tenant.currency === "EUR";
  return {
    cash: tenant.cashEnabled,
    card,
    applePay: card && tenant.walletsEnabled && takes("apple_pay"),
    googlePay: card && tenant.walletsEnabled && takes("google_pay"),
    klarna: card && tenant.klarnaEnabled && takes("klarna"),
    paypal: tenant.paypalEnabled && takes("paypal"),
    satispay: tenant.satispayEnabled && takes("satispay"),
    bancontact: card && euro && tenant.bancontactEnabled && takes("bancontact"),
    ideal: card && euro && tenant.idealEnabled && takes("ideal"),
  };
}
