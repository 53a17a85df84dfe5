import { dataOf } from "bazar-client";
import { check, checkEqual } from "../../shared/check.js";
import type { Restaurant, Schemas } from "./bazar.js";
import type { Changes } from "./read-changes.js";

const HOW_MANY_IN_DETAIL = 2;

/** Each payout that was booked is one of the list, and of the latest the parts add up to it. */
export async function checkPayouts({ bazar, path, money }: Restaurant, changes: Changes): Promise<void> {
  const booked = changes.transactions.filter(({ type }) => type === "payout");
  const known = new Map<string, Schemas["Payout"]>(changes.payouts);
  for (const { sourceId, available, id } of booked) {
    check(sourceId !== null, `The payout ${id} says not which.`);
    const payoutId = sourceId;
    // One that was begun before the days that were read, and arrived within them.
    const payout =
      known.get(payoutId) ??
      (await dataOf(
        bazar.GET("/api/tenant/{tenantId}/payouts/{payoutId}", { params: { path: { ...path, payoutId } } }),
      ));
    checkEqual(-money.toMinor(available), money.toMinor(payout.amount), `The payout ${payoutId}`);
  }
  for (const { sourceId } of booked.slice(0, HOW_MANY_IN_DETAIL)) {
    const payoutId = sourceId ?? "";
    const { items } = await dataOf(
      bazar.GET("/api/tenant/{tenantId}/payouts/{payoutId}/items", {
        params: { path: { ...path, payoutId } },
      }),
    );
    const sum = items.reduce((total, { net }) => total + money.toMinor(net), 0);
    const payout = known.get(payoutId);
    if (payout) checkEqual(sum, money.toMinor(payout.amount), `The parts of the payout ${payoutId}`);
  }
}
