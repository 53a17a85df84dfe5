import type { FieldIssue } from "@/lib/core/errors/app-error";
import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readAmount } from "@/lib/core/money/amount-input";
import { dayRange, parseDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardIssued } from "@/lib/payments/ledger/movement";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { newGiftCardCode } from "./gift-card-code";
import { type IssuedGiftCard, type IssueGiftCardBody, issuedGiftCardToWire } from "./gift-card-contract";
import { insertGiftCard } from "./gift-card-issue-store";
import { recordCardSale } from "./record-card-sale";
import { sealGiftCardCode } from "./sealed-gift-card-code";

/**
 * Issues a card by hand; the restaurant has taken the money, and says how, or gives it. Throws VALIDATION_FAILED and
 * PAYMENT_METHOD_UNAVAILABLE.
 */
export async function issueGiftCard(
  app: App,
  input: {
    tenant: { id: TenantId; currency: string; timeZone: string };
    request: IssueGiftCardBody;
    actorId: string;
  },
): Promise<IssuedGiftCard> {
  const { tenant, request, actorId } = input;
  const { id: tenantId, currency, timeZone } = tenant;
  const now = app.clock.now();
  const issues: FieldIssue[] = [];
  const amountMinor = readAmount(request.amount, currency, "amount", issues);
  const expiresAt = request.expiresAt === null ? null : readEnd(request.expiresAt, timeZone);
  if (expiresAt !== null && expiresAt <= now)
    issues.push({ path: "expiresAt", message: "must be in the future" });
  refuseFields(issues);
  const [id, code] = [newId("gft"), newGiftCardCode()];
  const row = await inTransaction(app.db, async (tx) => {
    const card = await insertGiftCard(tx, {
      tenantId,
      id,
      sealedCode: sealGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, id, code }),
      currency,
      amountMinor,
      expiresAt,
      purchase: null,
      now,
    });
    const money = { giftCardId: card.id, amountMinor, currency, subject: null };
    await postMovement(tx, { tenantId, movement: giftCardIssued(money), now });
    await recordCardSale(tx, { tenantId, card, payment: request.payment, actorId, now });
    describeAct({ subjectId: card.id, data: { amount: request.amount, currency } });
    keepAnswer(issuedGiftCardToWire(card, code));
    return card;
  });
  return issuedGiftCardToWire(row, code);
}

function readEnd(text: string, timeZone: string): Date {
  const day = parseDate(text);
  return day === null ? new Date(text) : dayRange(day, timeZone).end;
}
