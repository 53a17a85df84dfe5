import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { readMoves, readOutstanding } from "./gift-card-report-store";
import { GIFT_CARD_MOVES, type GiftCardReportWire } from "./report-lists-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";

/** What was sold on gift cards, spent from them and lost, and what can still be spent. */
export async function getGiftCardReport(app: App, request: ReportRequest): Promise<GiftCardReportWire> {
  const { id: tenantId, currency } = request.tenant;
  const now = app.clock.now();
  const { rows, outstanding } = await onReplica(app.db, async (db) => ({
    rows: await readMoves(db, inputOf(request)),
    outstanding: await readOutstanding(db, { tenantId, now }),
  }));
  const moves = GIFT_CARD_MOVES.map((move) => {
    const row = rows.find((candidate) => candidate.move === move);
    return { move, count: row?.count ?? 0, amount: toMajor(row?.amountMinor ?? 0, currency) };
  });
  return { ...headOf(request), outstanding: toMajor(outstanding, currency), moves };
}
