-- One payment, refund and dispute for orders, tables' bills and gift cards. Every row is carried over; entries of the
-- ledger keep their amounts and name what was paid for.

CREATE TYPE "subject_kind" AS ENUM ('order', 'bill_share', 'gift_card_purchase');
CREATE TYPE "purse" AS ENUM ('processor', 'gift_card', 'cash');

-- Payments.
ALTER TABLE "payment"
  DROP CONSTRAINT "payment_captured_within_amount",
  DROP CONSTRAINT "payment_refunded_within_captured",
  DROP CONSTRAINT "payment_disputed_within_captured",
  ADD COLUMN "bill_payment_id" TEXT,
  ADD COLUMN "gift_card_purchase_id" TEXT,
  ALTER COLUMN "order_id" DROP NOT NULL;

INSERT INTO "payment" ("tenant_id", "id", "bill_payment_id", "state", "amount_minor", "captured_minor", "refunded_minor",
                       "disputed_minor", "currency", "intent_id", "client_secret", "created_at", "settled_at")
SELECT p."tenant_id", p."id", p."id",
       (CASE WHEN p."captured_minor" > 0 THEN 'succeeded' WHEN p."status" = 'pending' THEN 'requires_payment'
             ELSE 'canceled' END)::"payment_state",
       p."amount_minor", p."captured_minor", p."refunded_minor", p."disputed_minor", b."currency", p."intent_id",
       p."client_secret", p."taken_at", p."settled_at"
  FROM "bill_payment" p JOIN "bill" b ON b."tenant_id" = p."tenant_id" AND b."id" = p."bill_id"
 WHERE p."intent_id" IS NOT NULL OR p."captured_minor" > 0;

-- A purchase was paid online where the ledger says so; staff may have taken the money of one that has an intent.
INSERT INTO "payment" ("tenant_id", "id", "gift_card_purchase_id", "state", "amount_minor", "captured_minor",
                       "refunded_minor", "disputed_minor", "currency", "intent_id", "created_at", "settled_at")
SELECT p."tenant_id", p."id", p."id",
       (CASE WHEN sold."online" THEN 'succeeded' WHEN p."confirmed_at" IS NULL AND p."canceled_at" IS NULL
             THEN 'requires_payment' ELSE 'canceled' END)::"payment_state",
       p."amount_minor", CASE WHEN sold."online" THEN p."amount_minor" ELSE 0 END,
       coalesce((SELECT sum(r."amount_minor") FROM "gift_card_refund" r
                  WHERE r."tenant_id" = c."tenant_id" AND r."gift_card_id" = c."id" AND r."status" <> 'failed'
                    AND r."intent_id" IS NOT NULL), 0),
       coalesce((SELECT sum(d."amount_minor") FROM "dispute" d
                  WHERE d."tenant_id" = c."tenant_id" AND d."gift_card_id" = c."id" AND d."status" <> 'won'), 0),
       p."currency", p."intent_id", p."created_at", coalesce(p."confirmed_at", p."canceled_at")
  FROM "gift_card_purchase" p
  LEFT JOIN "gift_card" c ON c."tenant_id" = p."tenant_id" AND c."purchase_id" = p."id"
 CROSS JOIN LATERAL (
   SELECT EXISTS (SELECT FROM "ledger_transaction" t JOIN "ledger_entry" e
                            ON e."tenant_id" = t."tenant_id" AND e."transaction_id" = t."id" AND e."account" = 'processor'
                   WHERE t."unique_key" = 'gift-card-issue:' || c."id") AS "online") sold
 WHERE p."intent_id" IS NOT NULL;

-- What is disputed cannot be refunded as well, and the other way round.
UPDATE "payment" SET "disputed_minor" = GREATEST(0, LEAST("disputed_minor", "captured_minor" - "refunded_minor"));

-- Refunds. One that went to a gift card as well becomes two, each with its own purse.
ALTER TABLE "refund"
  DROP CONSTRAINT "refund_amounts",
  DROP CONSTRAINT "refund_of_a_payment",
  DROP CONSTRAINT "refund_reversed_within_amount",
  ADD COLUMN "gift_card_id" TEXT,
  ADD COLUMN "created_by" TEXT,
  ADD COLUMN "purse" "purse" NOT NULL DEFAULT 'processor',
  ALTER COLUMN "order_id" DROP NOT NULL;
ALTER TABLE "refund" ALTER COLUMN "purse" DROP DEFAULT;

INSERT INTO "refund" ("tenant_id", "id", "order_id", "purse", "amount_minor", "gift_card_minor", "reason", "status",
                      "actor", "created_at", "settled_at")
SELECT "tenant_id", 'rfg' || substr("id", 4), "order_id", 'gift_card', "gift_card_minor", 0, "reason", 'succeeded',
       "actor", "created_at", "created_at"
  FROM "refund" WHERE "amount_minor" > 0 AND "gift_card_minor" > 0;
UPDATE "refund" SET "purse" = 'gift_card', "amount_minor" = "gift_card_minor" WHERE "amount_minor" = 0;
ALTER TABLE "refund" DROP COLUMN "gift_card_minor";

INSERT INTO "refund" ("tenant_id", "id", "payment_id", "purse", "amount_minor", "reason", "status", "actor", "created_by",
                      "processor_refund_id", "failure_reason", "reversed_minor", "reversal_id", "created_at", "settled_at")
SELECT "tenant_id", "id", "payment_id", 'processor', "amount_minor", "reason", "status",
       (CASE WHEN "created_by" IS NULL THEN 'system' ELSE 'restaurant' END)::"actor", "created_by", "processor_refund_id",
       "failure_reason", "reversed_minor", "reversal_id", "created_at", "settled_at"
  FROM "bill_refund";

INSERT INTO "refund" ("tenant_id", "id", "payment_id", "gift_card_id", "purse", "amount_minor", "reason", "status", "actor",
                      "created_by", "processor_refund_id", "failure_reason", "created_at", "settled_at")
SELECT r."tenant_id", r."id", CASE WHEN r."intent_id" IS NOT NULL THEN c."purchase_id" END, r."gift_card_id",
       (CASE WHEN r."intent_id" IS NULL THEN 'cash' ELSE 'processor' END)::"purse", r."amount_minor", r."reason",
       r."status", 'restaurant', r."created_by", r."processor_refund_id", r."failure_reason", r."created_at",
       r."settled_at"
  FROM "gift_card_refund" r
  JOIN "gift_card" c ON c."tenant_id" = r."tenant_id" AND c."id" = r."gift_card_id";

-- The ledger names what was paid for.
ALTER TABLE "ledger_transaction" DISABLE TRIGGER "ledger_transaction_immutable";
ALTER TABLE "ledger_entry" DISABLE TRIGGER "ledger_entry_immutable";
ALTER TABLE "ledger_transaction" RENAME COLUMN "order_id" TO "subject_id";
ALTER TABLE "ledger_entry" RENAME COLUMN "order_id" TO "subject_id";
ALTER TABLE "ledger_transaction" ADD COLUMN "subject_kind" "subject_kind";

UPDATE "ledger_transaction" t SET "subject_kind" =
  (CASE WHEN EXISTS (SELECT FROM "bill_payment" p WHERE p."tenant_id" = t."tenant_id" AND p."id" = t."subject_id")
        THEN 'bill_share' ELSE 'order' END)::"subject_kind"
 WHERE "subject_id" IS NOT NULL;

WITH sold AS (
  SELECT c."tenant_id", c."id", c."purchase_id" FROM "gift_card" c
    JOIN "payment" p ON p."tenant_id" = c."tenant_id" AND p."gift_card_purchase_id" = c."purchase_id"
   WHERE p."state" = 'succeeded'),
named AS (
  SELECT "tenant_id", 'gift-card-issue:' || "id" AS "unique_key", "purchase_id" FROM sold
  UNION ALL
  SELECT r."tenant_id", kind || ':' || r."id", sold."purchase_id"
    FROM "gift_card_refund" r JOIN sold ON sold."tenant_id" = r."tenant_id" AND sold."id" = r."gift_card_id",
         unnest(ARRAY['refund', 'refund-undone', 'gift-card-refund', 'gift-card-refund-undone']) AS kind
   WHERE r."intent_id" IS NOT NULL
  UNION ALL
  SELECT d."tenant_id", kind || ':' || d."id", sold."purchase_id"
    FROM "dispute" d JOIN sold ON sold."tenant_id" = d."tenant_id" AND sold."id" = d."gift_card_id",
         unnest(ARRAY['dispute', 'dispute-undone']) AS kind)
UPDATE "ledger_transaction" t SET "subject_kind" = 'gift_card_purchase', "subject_id" = named."purchase_id"
  FROM named WHERE t."tenant_id" = named."tenant_id" AND t."unique_key" = named."unique_key";

UPDATE "ledger_entry" e SET "subject_id" = t."subject_id" FROM "ledger_transaction" t
 WHERE t."tenant_id" = e."tenant_id" AND t."id" = e."transaction_id" AND t."subject_kind" = 'gift_card_purchase';
ALTER TABLE "ledger_transaction" ENABLE TRIGGER "ledger_transaction_immutable";
ALTER TABLE "ledger_entry" ENABLE TRIGGER "ledger_entry_immutable";

-- Disputes.
ALTER TABLE "dispute" DROP CONSTRAINT "dispute_of_one_thing", ADD COLUMN "payment_id" TEXT;
UPDATE "dispute" d SET "payment_id" = p."id" FROM "payment" p
 WHERE p."tenant_id" = d."tenant_id" AND p."order_id" = d."order_id";
UPDATE "dispute" SET "payment_id" = "bill_payment_id" WHERE "bill_payment_id" IS NOT NULL;
UPDATE "dispute" d SET "payment_id" = c."purchase_id" FROM "gift_card" c
 WHERE c."tenant_id" = d."tenant_id" AND c."id" = d."gift_card_id";
ALTER TABLE "dispute" ALTER COLUMN "payment_id" SET NOT NULL;

-- What nothing reads any more.
ALTER TABLE "dispute" DROP COLUMN "order_id", DROP COLUMN "bill_payment_id", DROP COLUMN "gift_card_id";
ALTER TABLE "bill_payment"
  DROP CONSTRAINT "bill_payment_captured",
  DROP CONSTRAINT "bill_payment_by_method",
  DROP CONSTRAINT "bill_payment_disputed_within_captured",
  DROP COLUMN "captured_minor", DROP COLUMN "refunded_minor", DROP COLUMN "disputed_minor", DROP COLUMN "intent_id",
  DROP COLUMN "client_secret";
ALTER TABLE "gift_card_purchase" DROP COLUMN "intent_id";
DROP TABLE "bill_refund";
DROP TABLE "gift_card_refund";

ALTER INDEX "ledger_entry_tenant_id_order_id_idx" RENAME TO "ledger_entry_tenant_id_subject_id_idx";
ALTER INDEX "ledger_transaction_tenant_id_order_id_idx" RENAME TO "ledger_transaction_tenant_id_subject_id_idx";
CREATE INDEX "dispute_tenant_id_payment_id_idx" ON "dispute"("tenant_id", "payment_id");
CREATE UNIQUE INDEX "payment_tenant_id_bill_payment_id_key" ON "payment"("tenant_id", "bill_payment_id");
CREATE UNIQUE INDEX "payment_tenant_id_gift_card_purchase_id_key" ON "payment"("tenant_id", "gift_card_purchase_id");
CREATE INDEX "refund_tenant_id_payment_id_idx" ON "refund"("tenant_id", "payment_id");
CREATE INDEX "refund_tenant_id_gift_card_id_idx" ON "refund"("tenant_id", "gift_card_id");

ALTER TABLE "payment" ADD CONSTRAINT "payment_tenant_id_bill_payment_id_fkey" FOREIGN KEY ("tenant_id", "bill_payment_id") REFERENCES "bill_payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment" ADD CONSTRAINT "payment_tenant_id_gift_card_purchase_id_fkey" FOREIGN KEY ("tenant_id", "gift_card_purchase_id") REFERENCES "gift_card_purchase"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "refund" ADD CONSTRAINT "refund_tenant_id_gift_card_id_fkey" FOREIGN KEY ("tenant_id", "gift_card_id") REFERENCES "gift_card"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_tenant_id_payment_id_fkey" FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "payment"
  ADD CONSTRAINT "payment_of_one_thing" CHECK (num_nonnulls("order_id", "bill_payment_id", "gift_card_purchase_id") = 1),
  ADD CONSTRAINT "payment_captured_as_asked" CHECK (
    "captured_minor" >= 0 AND ("state" <> 'succeeded' OR "captured_minor" = "amount_minor")),
  ADD CONSTRAINT "payment_back_within_captured" CHECK (
    "refunded_minor" >= 0 AND "disputed_minor" >= 0 AND "refunded_minor" + "disputed_minor" <= "captured_minor");

ALTER TABLE "refund"
  ADD CONSTRAINT "refund_of_something" CHECK (num_nonnulls("payment_id", "order_id", "gift_card_id") > 0),
  ADD CONSTRAINT "refund_by_purse" CHECK (("purse" = 'processor') = ("payment_id" IS NOT NULL)),
  ADD CONSTRAINT "refund_amounts" CHECK ("amount_minor" > 0 AND "reversed_minor" BETWEEN 0 AND "amount_minor");
CREATE UNIQUE INDEX "refund_one_per_gift_card" ON "refund" ("tenant_id", "gift_card_id") WHERE "status" <> 'failed';
CREATE INDEX "refund_to_reverse" ON "refund" ("settled_at") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;

ALTER TABLE "transfer"
  ADD COLUMN "refusals" INTEGER NOT NULL DEFAULT 0,
  DROP CONSTRAINT "transfer_of_one_thing",
  ADD CONSTRAINT "transfer_of_at_most_one_thing" CHECK (num_nonnulls("order_id", "bill_payment_id") <= 1);

ALTER TABLE "bill_payment" ADD CONSTRAINT "bill_payment_by_method" CHECK (
  CASE WHEN "method" = 'cash' THEN "status" IN ('paid', 'reversed') ELSE "status" <> 'reversed' END);
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_of_a_kind" CHECK (
  ("subject_kind" IS NULL) = ("subject_id" IS NULL));
