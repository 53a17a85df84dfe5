import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { readMoves, readOutstanding } from "./gift-card-report-store";
import { GIFT_CARD_MOVES, type GiftCardReportWire } from "./report-lists-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";

/** What was sold on gift cards, spent from them and lost, and what can still be spent. */
export async function getGiftCardReport(app: App, request: ReportRequest): Promise<GiftCardReportWire> {
  const { id: tenantId, currency } = request.tenant;
  const rows = await readMoves(app.db, inputOf(request));
  const outstanding = await readOutstanding(app.db, { tenantId, now: app.clock.now() });
  const moves = GIFT_CARD_MOVES.map((move) => {
    const row = rows.find((candidate) => candidate.move === move);
    return { move, count: row?.count ?? 0, amount: toMajor(row?.amountMinor ?? 0, currency) };
  });
  return { ...headOf(request), outstanding: toMajor(outstanding, currency), moves };
}
