import type { App } from "@/lib/payments/app";
import { splitRelease } from "@/lib/payments/escrow/release-split";
import { readRestaurantShare } from "@/lib/payments/ledger/ledger-store";
import type { SubjectRef } from "./payment-store";
import { findPayoutSettings } from "./transfer-store";

type HeldMoney = { giftCardMinor: number; processorMinor: number };

/**
 * What a restaurant is paid for an order or bill as it stands, and once more of it goes back, in minor units. Before the
 * release that is what the release will pay, less the platform's fee; after it, what the restaurant has less what it gives
 * back, which can be less than nothing because the platform keeps its fee. Changes nothing.
 */
export async function previewPayout(
  app: App,
  input: SubjectRef & {
    isReleased: boolean;
    /** What can still go back. */
    left: HeldMoney;
    /** What is to go back of it. */
    back: HeldMoney;
    /** What of the processor's part is the tip, and what of it is to go back. */
    tip: { leftMinor: number; backMinor: number };
    /** What is on its way back and not booked yet. */
    pendingMinor: number;
  },
): Promise<{ beforeMinor: number; afterMinor: number }> {
  const { tenantId, subject, isReleased, left, back, tip, pendingMinor } = input;
  if (isReleased) {
    const beforeMinor = (await readRestaurantShare(app.db.prisma, { tenantId, subject })) - pendingMinor;
    return { beforeMinor, afterMinor: beforeMinor - back.giftCardMinor - back.processorMinor };
  }
  const { platformFeeBps } = await findPayoutSettings(app.db.prisma, { tenantId });
  const payoutOf = ({ giftCardMinor, processorMinor }: HeldMoney, tipMinor: number) =>
    splitRelease({
      heldMinor: giftCardMinor + processorMinor,
      keptMinor: processorMinor - Math.min(tipMinor, processorMinor),
      platformFeeBps,
    }).payoutMinor;
  return {
    beforeMinor: payoutOf(left, tip.leftMinor),
    afterMinor: payoutOf(
      {
        giftCardMinor: left.giftCardMinor - back.giftCardMinor,
        processorMinor: left.processorMinor - back.processorMinor,
      },
      Math.max(0, tip.leftMinor - tip.backMinor),
    ),
  };
}
