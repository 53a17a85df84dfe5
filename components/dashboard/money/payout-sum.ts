import { toMajor, toMinor } from "@/lib/core/money/money";
import type { PayoutItemWire } from "@/lib/payments/statement/statement-contract";

export const SUM_PARTS = ["sales", "fees", "refunds", "disputes", "giftCards", "other"] as const;
export type SumPart = (typeof SUM_PARTS)[number];

const PART_OF: Partial<Record<PayoutItemWire["type"], SumPart>> = {
  refund: "refunds",
  refund_failed: "refunds",
  dispute: "disputes",
  dispute_reversal: "disputes",
  gift_card_sale: "giftCards",
  gift_card_refund: "giftCards",
  gift_card_expiry: "giftCards",
};

/**
 * How the items of a payout add up: sales before the platform's fee, less the fee, less what was kept back. Parts without
 * anything are left out; their amounts, in major units, add up to `net` exactly.
 */
export function sumPayout(
  items: readonly PayoutItemWire[],
  currency: string,
): { parts: { part: SumPart; amount: number; count: number }[]; net: number } {
  const sums = new Map<SumPart, { minor: number; count: number }>();
  const add = (part: SumPart, amount: number) => {
    if (amount === 0) return;
    const { minor, count } = sums.get(part) ?? { minor: 0, count: 0 };
    sums.set(part, { minor: minor + toMinor(amount, currency), count: count + 1 });
  };
  for (const { type, gross, fee, net } of items) {
    if (type === "release") {
      add("sales", gross);
      add("fees", 0 - fee);
    } else add(PART_OF[type] ?? "other", net);
  }
  const parts = SUM_PARTS.flatMap((part) => {
    const sum = sums.get(part);
    return sum ? [{ part, amount: toMajor(sum.minor, currency), count: sum.count }] : [];
  });
  const net = [...sums.values()].reduce((total, { minor }) => total + minor, 0);
  return { parts, net: toMajor(net, currency) };
}
