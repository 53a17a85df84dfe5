import type { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { draftRequest } from "./draft-request";
import type { NamedStaffOrder, OrderQuote } from "./staff-order-contract";
import { readStaffRequest } from "./staff-request";

/** What an order of staff would cost and when it would be ready, and what they are warned of. Throws as placeStaffOrder. */
export async function quoteStaffOrder(
  app: App,
  input: { shop: ShopDishes; body: NamedStaffOrder; actor: StaffActor; locale: string },
): Promise<z.input<typeof OrderQuote>> {
  const { shop, body, actor, locale } = input;
  const { currency } = shop.tenant;
  const { request, staff } = readStaffRequest(body, { actor, currency, now: app.clock.now() });
  const { draft } = await draftRequest(app, {
    ...{ shop, request, locale, staff, isTest: body.isTest === true },
  });
  const major = (minor: number) => toMajor(minor, currency);
  return {
    currency,
    subtotal: major(draft.subtotalMinor),
    discount: major(draft.discountMinor),
    deliveryFee: major(draft.deliveryFeeMinor),
    serviceCharge: major(draft.serviceChargeMinor),
    taxAdded: major(draft.taxAddedMinor),
    tip: major(draft.tipMinor),
    giftCardAmount: major(draft.giftCardMinor),
    total: major(draft.totalMinor),
    promisedAt: draft.promisedAt.toISOString(),
    items: draft.items.map(({ unitPriceMinor, lineTotalMinor }) => ({
      price: major(unitPriceMinor),
      lineTotal: major(lineTotalMinor),
    })),
    warnings: draft.warnings,
  };
}
