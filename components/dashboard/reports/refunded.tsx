import { Price } from "@/components/ui/price";

/** What went back; a dash for nothing, so that the few amounts stand out. */
export function Refunded({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? (
    <span className="text-ink-soft">–</span>
  ) : (
    <Price amount={amount} currency={currency} />
  );
}
