-- CreateTable
CREATE TABLE "stripe_emulator_transaction" (
    "id" TEXT NOT NULL,
    "sequence" BIGSERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "net" BIGINT NOT NULL,
    "available_at" TIMESTAMPTZ(3) NOT NULL,
    "source_id" TEXT NOT NULL,
    "object_id" TEXT NOT NULL,
    "payout_id" TEXT,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stripe_emulator_transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_emulator_balance" (
    "currency" TEXT NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "stripe_emulator_balance_pkey" PRIMARY KEY ("currency")
);

-- CreateIndex
CREATE INDEX "stripe_emulator_transaction_sequence_idx" ON "stripe_emulator_transaction"("sequence" DESC);

-- CreateIndex
CREATE INDEX "stripe_emulator_transaction_created_at_idx" ON "stripe_emulator_transaction"("created_at");

-- CreateIndex
CREATE INDEX "stripe_emulator_transaction_source_id_idx" ON "stripe_emulator_transaction"("source_id");

-- CreateIndex
CREATE INDEX "stripe_emulator_transaction_currency_available_at_idx" ON "stripe_emulator_transaction"("currency", "available_at");

-- What a demo's embedded processor did before it had a balance, in its order and without fees: the balance begins as what
-- these add up to.
WITH "moved" AS (
  SELECT o."id", o."sequence", o."created_at", o."body"->>'currency' AS "currency",
         (o."body"->>'amount_received')::bigint AS "amount", o."body"->>'latest_charge' AS "source",
         'charge' AS "type", 'charge' AS "category"
    FROM "stripe_emulator_object" o WHERE o."kind" = 'payment_intent' AND o."body"->>'status' = 'succeeded'
  UNION ALL
  SELECT o."id", o."sequence", o."created_at", o."body"->>'currency', 0 - (o."body"->>'amount')::bigint, o."id",
         CASE o."kind" WHEN 'dispute' THEN 'adjustment' ELSE o."kind" END, o."kind"
    FROM "stripe_emulator_object" o
   WHERE o."kind" IN ('transfer', 'dispute') OR (o."kind" = 'refund' AND o."body"->>'status' <> 'failed')
  UNION ALL
  SELECT o."id", o."sequence", o."created_at", o."body"->>'currency', (o."body"->>'amount')::bigint, o."id",
         'transfer_refund', 'transfer_reversal'
    FROM "stripe_emulator_object" o WHERE o."kind" = 'transfer_reversal'
  UNION ALL
  SELECT o."id", o."sequence", o."created_at", o."body"->>'currency', (o."body"->>'amount')::bigint, o."id",
         'adjustment', 'dispute_reversal'
    FROM "stripe_emulator_object" o WHERE o."kind" = 'dispute' AND o."body"->>'status' = 'won'),
"named" AS (
  SELECT *, 'txn_' || md5("id" || "category") AS "name", floor(extract(epoch FROM "created_at"))::bigint AS "unix"
    FROM "moved")
INSERT INTO "stripe_emulator_transaction"
  ("id", "type", "currency", "net", "available_at", "source_id", "object_id", "body", "created_at")
SELECT "name", "type", "currency", "amount", "created_at", "source", "id",
       jsonb_build_object(
         'id', "name", 'object', 'balance_transaction', 'amount', "amount", 'available_on', "unix",
         'balance_type', 'payments', 'created', "unix", 'currency', "currency", 'description', NULL,
         'exchange_rate', NULL, 'fee', 0, 'fee_details', '[]'::jsonb, 'net', "amount",
         'reporting_category', "category", 'source', "source", 'status', 'available', 'type', "type"),
       "created_at"
  FROM "named" ORDER BY "sequence";

INSERT INTO "stripe_emulator_balance" ("currency", "total")
SELECT "currency", sum("net") FROM "stripe_emulator_transaction" GROUP BY 1;
