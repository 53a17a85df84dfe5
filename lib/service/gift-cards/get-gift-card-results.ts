import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { GiftCardResults } from "./gift-card-results-contract";
import { readGiftCardSums } from "./gift-card-results-store";

/** What a restaurant's gift cards brought in, in major units. */
export async function getGiftCardResults(
  app: App,
  { tenant }: { tenant: { id: TenantId; currency: string } },
): Promise<GiftCardResults> {
  const sums = await readGiftCardSums(app.db, { tenantId: tenant.id });
  const major = (minor: number) => toMajor(minor, tenant.currency);
  return {
    sold: major(sums.soldMinor),
    issued: major(sums.issuedMinor),
    redeemed: major(sums.redeemedMinor),
    expired: major(sums.expiredMinor),
    outstanding: major(sums.outstandingMinor),
    orders: sums.orders,
    paidOnTop: major(sums.paidOnTopMinor),
  };
}
