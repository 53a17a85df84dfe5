import type { BooksCheckName } from "./books-check";
import { DRAWER_CHECKS } from "./drawer-check-sql";
import { GIFT_CARD_CHECKS } from "./gift-card-check-sql";
import { LEDGER_CHECKS, PAYMENT_CHECKS } from "./ledger-check-sql";
import { RECEIPT_CHECKS } from "./receipt-check-sql";
import { COMMISSION_CHECKS, SALE_CHECKS, STOCK_CHECKS } from "./sale-check-sql";
import { TRANSFER_CHECKS } from "./transfer-check-sql";

const CHECKS: Record<BooksCheckName, string> = {
  ...LEDGER_CHECKS,
  ...PAYMENT_CHECKS,
  ...GIFT_CARD_CHECKS,
  ...TRANSFER_CHECKS,
  ...SALE_CHECKS,
  ...RECEIPT_CHECKS,
  ...DRAWER_CHECKS,
  ...STOCK_CHECKS,
  ...COMMISSION_CHECKS,
};

/** The statement of a check for the restaurant $1: how much it compares, how much differs, and the first $2 differences. */
export const checkStatement = (name: BooksCheckName) => ({
  name: `books-${name}`,
  text: `
    WITH compared AS MATERIALIZED (${CHECKS[name]}),
    wrong AS (SELECT * FROM compared WHERE expected IS DISTINCT FROM found)
    SELECT (SELECT count(*)::int FROM compared) AS compared, (SELECT count(*)::int FROM wrong) AS differ,
           (SELECT coalesce(jsonb_agg(first), '[]')
              FROM (SELECT "objectId", currency, coalesce(expected, 0)::float8 AS expected, found::float8 AS found
                      FROM wrong ORDER BY "objectId", currency LIMIT $2) first) AS findings`,
});
