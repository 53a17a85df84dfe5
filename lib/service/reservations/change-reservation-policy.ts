import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { isTooSmallToCharge, tooSmallMessage } from "@/lib/payments/payments/minimum-charge";
import { paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";
import { type DepositRule, MOST_PER_GUEST_MINOR } from "@/lib/service/reservations/deposits/deposit";
import type { DepositTerms } from "@/lib/service/reservations/deposits/deposit-contract";
import { type ChangeReservationPolicyRequest, reservationPolicyWire } from "./reservation-policy-contract";
import {
  getReservationHost,
  lockPolicy,
  saveReservationHours,
  saveReservationPolicy,
} from "./reservation-policy-store";

/**
 * Changes what is given of a restaurant's booking rules. Bookings that were made before stay, with their deposits. Throws
 * PAYMENT_METHOD_UNAVAILABLE for a deposit where no cards are taken online, AMOUNT_TOO_SMALL for one that no processor
 * charges, and VALIDATION_FAILED for an amount that the currency does not have.
 */
export async function changeReservationPolicy(
  app: App,
  {
    tenantId,
    request,
    precondition,
  }: {
    tenantId: TenantId;
    request: ChangeReservationPolicyRequest;
    precondition?: Precondition | null;
  },
) {
  const { serviceHours, partySize, deposit, ...rules } = request;
  const party = partySize ? { partyMin: partySize.min, partyMax: partySize.max } : {};
  if (deposit) await requireCards(app, tenantId);
  return inTransaction(app.db, async (tx) => {
    await lockPolicy(tx, { tenantId });
    await precondition?.(async () => reservationPolicyWire(await getReservationHost(tx, { tenantId })));
    await saveReservationPolicy(tx, {
      tenantId,
      changes: { ...rules, ...party, ...(await ruleOf(tx, tenantId, deposit)) },
    });
    if (serviceHours) await saveReservationHours(tx, { tenantId, serviceHours });
    const host = await getReservationHost(tx, { tenantId });
    await bumpShopVersion(tx, { tenantId });
    return reservationPolicyWire(host);
  });
}

async function requireCards(app: App, tenantId: TenantId): Promise<void> {
  const shop = await app.shops.findTenant(tenantId);
  if (!shop || paymentMethodsOf(shop.tenant, await app.processorMethods.current()).card) return;
  const message = "Deposits are paid by card. Take card payments online first.";
  fail("PAYMENT_METHOD_UNAVAILABLE", message, { reason: "NOT_TAKEN" });
}

async function ruleOf(
  tx: Tx,
  tenantId: TenantId,
  deposit: DepositTerms | null | undefined,
): Promise<Partial<DepositRule>> {
  if (deposit === undefined) return {};
  if (deposit === null) return { depositPerGuestMinor: 0 };
  const { perGuest, fromParty, refundHours } = deposit;
  const { currency } = await getReservationHost(tx, { tenantId });
  const perGuestMinor = parseMajor(perGuest, currency);
  if (perGuestMinor === null || perGuestMinor > MOST_PER_GUEST_MINOR) {
    return refuseField(
      "deposit.perGuest",
      perGuestMinor === null ? `must be a valid amount in ${currency}` : "is too large",
    );
  }
  const leastMinor = perGuestMinor * fromParty;
  if (isTooSmallToCharge(leastMinor, currency))
    fail("AMOUNT_TOO_SMALL", tooSmallMessage(leastMinor, currency));
  return {
    depositPerGuestMinor: perGuestMinor,
    depositFromParty: fromParty,
    depositRefundHours: refundHours,
  };
}
