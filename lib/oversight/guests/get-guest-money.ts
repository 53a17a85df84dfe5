import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { GuestProfile } from "./guest-contract";
import { listGuestBills, listGuestCards } from "./guest-money-store";

/** What a guest has to do with beside orders and bookings: bills at tables, and gift cards. Newest first, by `limit`. */
export async function getGuestMoney(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; email: string; limit: number },
): Promise<Pick<GuestProfile, "bills" | "giftCards">> {
  const { tenant, email, limit } = input;
  const page = { tenantId: tenant.id, email: email.toLowerCase(), limit };
  const [bills, cards] = await Promise.all([listGuestBills(app.db, page), listGuestCards(app.db, page)]);
  const major = (minor: number) => toMajor(minor, tenant.currency);
  return {
    bills: bills.map(({ totalMinor, paidMinor, openedAt, ...bill }) => ({
      ...bill,
      total: major(totalMinor),
      paid: major(paidMinor),
      openedAt: openedAt.toISOString(),
    })),
    giftCards: cards.map((card) => ({
      id: card.id,
      codeEnding: card.ending,
      amount: major(card.initialMinor),
      balance: major(card.balanceMinor),
      bought: card.isBought,
      received: card.isReceived,
      used: major(card.usedMinor),
      createdAt: card.createdAt.toISOString(),
    })),
  };
}
