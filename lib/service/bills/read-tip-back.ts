import { fail } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { parseMajor } from "@/lib/core/money/money";

/** How much of what goes back is the tip, where the request says so: no more than is left of it, and of the rest. */
export function readTipBack(
  currency: string,
  { tipLeftMinor, leftMinor }: { tipLeftMinor: number; leftMinor: number },
  { tip, amountMinor }: { tip: number | undefined; amountMinor: number },
): { tipBackMinor?: number } {
  if (tip === undefined) return {};
  const tipBackMinor = parseMajor(tip, currency) ?? -1;
  if (tipBackMinor < 0 || tipBackMinor > Math.min(amountMinor, tipLeftMinor))
    refuseFields([{ path: "tip", message: "must be a valid amount, at most the tip that is left" }]);
  if (amountMinor - tipBackMinor > leftMinor - tipLeftMinor)
    fail("REFUND_EXCEEDS_CAPTURED", "This is more than can still be refunded of what was paid of the bill.");
  return { tipBackMinor };
}
