import type { z } from "zod";
import { noEmailAddress } from "@/lib/core/contact/no-email";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { parseMajor } from "@/lib/core/money/money";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { requirePriceRights } from "@/lib/service/orders/price-rights";
import type { PlacementRequest } from "./order-refusal";
import type { NamedStaffOrder, StaffDiscount } from "./staff-order-contract";
import type { StaffTerms } from "./staff-terms";

/** How far ahead staff take orders. */
const DAYS_AHEAD = 366;

/**
 * What a member asks for, as an order and the terms that only staff can set. Throws as requirePriceRights for a price or
 * discount of staff, and VALIDATION_FAILED for an amount that the currency does not have and a time
 * that is not ahead.
 */
export function readStaffRequest(
  body: NamedStaffOrder,
  { actor, currency, now }: { actor: StaffActor; currency: string; now: Date },
): { request: PlacementRequest; staff: StaffTerms } {
  const {
    channel,
    tableName,
    eatIn,
    discount,
    ownDeliveryFee,
    items,
    externalReference,
    isTest: _,
    ...asked
  } = body;
  const changesPrices =
    discount != null || ownDeliveryFee != null || items.some(({ ownPrice }) => ownPrice != null);
  if (changesPrices) requirePriceRights(actor);
  refuseOtherTimes(body, now);
  const amountOf = (major: number, path: string) =>
    parseMajor(major, currency) ?? refuseField(path, `must be a valid amount in ${currency}`);
  return {
    request: {
      ...asked,
      items: items.map(({ note: _note, ownPrice: _own, price, ...item }) => ({ ...item, price: price ?? 0 })),
      customerEmail: body.customerEmail ?? noEmailAddress(),
      customerPhone: body.customerPhone ?? "",
    },
    staff: {
      channel,
      placedBy: actor.userId,
      tableName,
      eatIn: eatIn === true,
      externalReference,
      deliveryFeeMinor: ownDeliveryFee == null ? null : amountOf(ownDeliveryFee, "ownDeliveryFee"),
      discount: discount ? readStaffDiscount(discount, currency) : null,
      lines: items.map(({ note, ownPrice }, index) => ({
        note,
        ownPrice: ownPrice
          ? {
              unitMinor: amountOf(ownPrice.unitPrice, `items.${index}.ownPrice.unitPrice`),
              reason: ownPrice.reason,
            }
          : null,
      })),
    },
  };
}

/** A discount of staff in minor units. Throws VALIDATION_FAILED for an amount that the currency does not have. */
export function readStaffDiscount(
  { percent, amount, reason }: z.output<typeof StaffDiscount>,
  currency: string,
): NonNullable<StaffTerms["discount"]> {
  if (percent != null) return { off: { type: "percent", percent }, reason };
  const amountMinor =
    parseMajor(amount ?? 0, currency) ??
    refuseField("discount.amount", `must be a valid amount in ${currency}`);
  return { off: { type: "fixed", amountMinor }, reason };
}

function refuseOtherTimes({ scheduledFor }: NamedStaffOrder, now: Date): void {
  if (!scheduledFor) return;
  const aheadMs = new Date(scheduledFor).getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > DAYS_AHEAD * 24 * 3_600_000)
    refuseField("scheduledFor", `must be ahead, within ${DAYS_AHEAD} days`);
}
