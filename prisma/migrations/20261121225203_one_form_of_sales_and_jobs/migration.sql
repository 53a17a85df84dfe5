-- A reversal that the processor has definitely refused is asked for again under another key.
ALTER TABLE "refund" ADD COLUMN "reversal_refusals" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "dispute" ADD COLUMN "reversal_refusals" INTEGER NOT NULL DEFAULT 0;

-- Some methods cannot be refunded after some months.
ALTER TABLE "payment" ADD COLUMN "method_type" TEXT;

-- The sale of a gift card was one movement, from the processor to the card. It is two now, as for everything that is paid
-- for: a capture, which is held, and what is held pays the card. The accounts' sums stay as they are.
ALTER TABLE "ledger_entry" DISABLE TRIGGER "ledger_entry_immutable";
CREATE TEMPORARY TABLE "old_sale" ON COMMIT DROP AS
  SELECT t."tenant_id", t."id", t."id" || '_capture' AS "capture_id", 'capture:' || p."intent_id" AS "unique_key"
    FROM "ledger_transaction" t
    JOIN "payment" p ON p."tenant_id" = t."tenant_id" AND p."gift_card_purchase_id" = t."subject_id"
   WHERE t."kind" = 'gift-card-issue' AND t."subject_kind" = 'gift_card_purchase' AND p."intent_id" IS NOT NULL
     AND EXISTS (SELECT FROM "ledger_entry" e WHERE e."tenant_id" = t."tenant_id" AND e."transaction_id" = t."id"
                                                AND e."account" = 'processor')
     AND NOT EXISTS (SELECT FROM "ledger_transaction" c WHERE c."unique_key" = 'capture:' || p."intent_id");
INSERT INTO "ledger_transaction" ("tenant_id", "id", "kind", "subject_kind", "subject_id", "unique_key", "created_at")
SELECT t."tenant_id", s."capture_id", 'capture', t."subject_kind", t."subject_id", s."unique_key", t."created_at"
  FROM "old_sale" s JOIN "ledger_transaction" t ON t."tenant_id" = s."tenant_id" AND t."id" = s."id";
INSERT INTO "ledger_entry" ("tenant_id", "transaction_id", "position", "account", "subject_id", "amount_minor", "currency")
SELECT e."tenant_id", s."capture_id", side."position", side."account", e."subject_id", side."sign" * e."amount_minor",
       e."currency"
  FROM "old_sale" s
  JOIN "ledger_entry" e ON e."tenant_id" = s."tenant_id" AND e."transaction_id" = s."id" AND e."account" = 'processor',
       (VALUES (0, 'processor', 1), (1, 'escrow', -1)) AS side("position", "account", "sign");
UPDATE "ledger_entry" e SET "account" = 'escrow'
  FROM "old_sale" s
 WHERE e."tenant_id" = s."tenant_id" AND e."transaction_id" = s."id" AND e."account" = 'processor';
-- What is checked at the end of a transaction is checked now: a table with open checks cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE "ledger_entry" ENABLE TRIGGER "ledger_entry_immutable";

-- Jobs that were queued under a name that no worker knows any more. The queue's schema is missing on a new database.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NULL THEN RETURN; END IF;
  INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('send-refund'), ('reverse-transfer')
    ON CONFLICT (identifier) DO NOTHING;
  UPDATE graphile_worker._private_jobs j
     SET task_id = new.id,
         payload = CASE old.identifier
           WHEN 'reverse-dispute-transfer'
           THEN json_build_object('tenantId', j.payload ->> 'tenantId', 'refundId', j.payload ->> 'disputeId')
           ELSE j.payload END
    FROM (VALUES ('send-bill-refund', 'send-refund'), ('send-gift-card-refund', 'send-refund'),
                 ('reverse-bill-transfer', 'reverse-transfer'), ('reverse-dispute-transfer', 'reverse-transfer'))
           AS renamed(before, after)
    JOIN graphile_worker._private_tasks old ON old.identifier = renamed.before
    JOIN graphile_worker._private_tasks new ON new.identifier = renamed.after
   WHERE j.task_id = old.id;
END $$;
