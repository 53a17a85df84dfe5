import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { allocate, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { SubjectFacts } from "@/lib/payments/payments/payment-subject";
import { findTransfer } from "@/lib/payments/payments/transfer-store";
import { causeOf, shareOf, typeOf } from "./balance-transaction";
import { describeSubjects } from "./describe-subjects";
import { listItems, type PayoutItemRow } from "./payout-store";
import type { PayoutItemList, PayoutItemWire } from "./statement-contract";

/**
 * What a payout consists of, down to the lines of orders: the items add up to the payout, and the lines of an item to the
 * item. Throws PAYOUT_NOT_FOUND.
 */
export async function listPayoutItems(
  app: App,
  { tenantId, payoutId }: { tenantId: TenantId; payoutId: string },
): Promise<z.input<typeof PayoutItemList>> {
  const transfer = await findTransfer(app.db.prisma, { tenantId, transferId: payoutId });
  if (!transfer) return fail("PAYOUT_NOT_FOUND", "There is no such payout.");
  const rows = await listItems(app.db, { tenantId, payoutId });
  const facts = await describeSubjects(app, tenantId, rows);
  const items = rows.map((row) => itemOf(row, facts.get(row.subjectId ?? ""), transfer.currency));
  return { payoutId, items };
}

function itemOf(row: PayoutItemRow, about: SubjectFacts | undefined, currency: string): PayoutItemWire {
  const { subjectKind: kind, subjectId, amountMinor, fromMinor: from, wholeMinor: length } = row;
  const major = (minor: number) => toMajor(minor, currency);
  const part = { from, to: from + amountMinor, length };
  const feeMinor = shareOf(row.feeMinor, part);
  const { type, purse } = typeOf(row.kind);
  const grossMinor = amountMinor + feeMinor;
  const giftCardMinor = shareOf(row.giftCardMinor, part);
  const isGiftCards = purse === "gift_card" || (giftCardMinor > 0 && giftCardMinor >= grossMinor);
  return {
    transactionId: row.id,
    type,
    gross: major(grossMinor),
    fee: major(feeMinor),
    net: major(amountMinor),
    giftCard: major(giftCardMinor),
    purse: isGiftCards ? "gift_card" : "processor",
    of: major(length),
    currency,
    subject: kind !== null && subjectId !== null ? { kind, id: subjectId } : null,
    reference: about?.reference ?? null,
    orderId: about?.orderId ?? null,
    billId: about?.billId ?? null,
    sourceId: causeOf(row.kind, row.uniqueKey),
    lines: linesOf(about, amountMinor).map(({ minor, ...line }) => ({ ...line, net: major(minor) })),
    createdAt: row.createdAt.toISOString(),
  };
}

function linesOf(about: SubjectFacts | undefined, amountMinor: number) {
  if (!about || about.lines.length === 0) return [];
  const parts = allocate(
    amountMinor,
    about.lines.map(({ priceMinor }) => priceMinor),
  );
  return about.lines.map(({ line, name, quantity }, index) => ({
    line,
    name,
    quantity,
    minor: parts[index] ?? 0,
  }));
}
