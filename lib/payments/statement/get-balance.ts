import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { readBalances } from "./balance-store";
import type { Balance } from "./statement-contract";

/** Where a restaurant's money is, as the books have it; one balance for each currency. */
export async function getBalance(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<z.input<typeof Balance>> {
  const rows = await readBalances(app.db, { tenantId });
  const balances = rows.map((row) => {
    const major = (minor: number) => toMajor(minor, row.currency);
    return {
      currency: row.currency,
      held: major(row.heldMinor),
      available: major(Math.max(0, row.availableMinor)),
      debt: major(Math.max(0, 0 - row.availableMinor)),
      underway: major(row.underwayMinor),
      paidOut: major(row.paidOutMinor),
      fees: major(row.feesMinor),
      giftCards: major(row.giftCardsMinor),
    };
  });
  return { balances };
}
