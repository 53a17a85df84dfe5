import type { App } from "@/lib/app/app";
import { describeAct } from "@/lib/audit/act-in-progress";
import { inTransaction } from "@/lib/db/transaction";
import type { FieldIssue } from "@/lib/errors/app-error";
import { refuseFields } from "@/lib/errors/refuse-fields";
import { keepAnswer } from "@/lib/idempotency/answer-once";
import { postMovement } from "@/lib/ledger/ledger-store";
import { giftCardIssued } from "@/lib/ledger/movement";
import { readAmount } from "@/lib/money/amount-input";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { dayRange, parseDate } from "@/lib/time/zone";
import { newGiftCardCode } from "./gift-card-code";
import { type IssuedGiftCard, type IssueGiftCardBody, issuedGiftCardToWire } from "./gift-card-contract";
import { insertGiftCard } from "./gift-card-issue-store";

/** Issues a card by hand; the restaurant has taken the money, or gives it. Throws VALIDATION_FAILED. */
export async function issueGiftCard(
  app: App,
  input: { tenant: { id: TenantId; currency: string; timeZone: string }; request: IssueGiftCardBody },
): Promise<IssuedGiftCard> {
  const { tenant, request } = input;
  const { id: tenantId, currency, timeZone } = tenant;
  const now = app.clock.now();
  const issues: FieldIssue[] = [];
  const amountMinor = readAmount(request.amount, currency, "amount", issues);
  const expiresAt = request.expiresAt === null ? null : readEnd(request.expiresAt, timeZone);
  if (expiresAt !== null && expiresAt <= now)
    issues.push({ path: "expiresAt", message: "must be in the future" });
  refuseFields(issues);
  const row = await inTransaction(app.db, async (tx) => {
    const code = newGiftCardCode();
    const card = await insertGiftCard(tx, {
      tenantId,
      code,
      currency,
      amountMinor,
      expiresAt,
      purchase: null,
      now,
    });
    const money = { giftCardId: card.id, amountMinor, currency, paidThrough: "restaurant" as const };
    await postMovement(tx, { tenantId, movement: giftCardIssued(money), now });
    describeAct({ subjectId: card.id, data: { amount: request.amount, currency } });
    keepAnswer(issuedGiftCardToWire(card));
    return card;
  });
  return issuedGiftCardToWire(row);
}

function readEnd(text: string, timeZone: string): Date {
  const day = parseDate(text);
  return day === null ? new Date(text) : dayRange(day, timeZone).end;
}
