-- CreateTable
CREATE TABLE "ledger_balance" (
    "tenant_id" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "part" BIGSERIAL NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "entry_count" BIGINT NOT NULL,

    CONSTRAINT "ledger_balance_pkey" PRIMARY KEY ("tenant_id","account","currency","kind","part")
);

-- Whoever may write entries adds to the balances with them, and nobody adds to the balances otherwise.
CREATE FUNCTION "add_to_ledger_balance"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "ledger_balance" ("tenant_id", "account", "currency", "kind", "amount_minor", "entry_count")
  SELECT named."tenant_id", named."account", named."currency", named."kind", sum(named."amount_minor"), count(*)
    FROM (SELECT e.*, (SELECT t."kind" FROM "ledger_transaction" t
                        WHERE t."tenant_id" = e."tenant_id" AND t."id" = e."transaction_id") AS "kind"
            FROM "added" e) named
   GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;

-- The trigger's lock holds all writers of entries until the commit, so the sums below miss none.
CREATE TRIGGER "ledger_entry_balance" AFTER INSERT ON "ledger_entry"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "add_to_ledger_balance"();

INSERT INTO "ledger_balance" ("tenant_id", "account", "currency", "kind", "amount_minor", "entry_count")
SELECT e."tenant_id", e."account", e."currency", t."kind", sum(e."amount_minor"), count(*)
  FROM "ledger_entry" e
  JOIN "ledger_transaction" t ON t."tenant_id" = e."tenant_id" AND t."id" = e."transaction_id"
 GROUP BY 1, 2, 3, 4;

-- One at a time for each restaurant: two that delete the same parts would wait for each other.
CREATE FUNCTION "merge_ledger_balance"("of_tenant" text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ledger-balance:' || "of_tenant", 0));
  WITH "gone" AS (
    DELETE FROM "ledger_balance" WHERE "tenant_id" = "of_tenant"
    RETURNING "account", "currency", "kind", "amount_minor", "entry_count")
  INSERT INTO "ledger_balance" ("tenant_id", "account", "currency", "kind", "amount_minor", "entry_count")
  SELECT "of_tenant", "account", "currency", "kind", sum("amount_minor"), sum("entry_count")
    FROM "gone" GROUP BY 2, 3, 4;
END $$;

-- What a payout subtracts from a balance, without a look at what has come to rest.
CREATE INDEX "transfer_under_way" ON "transfer" ("tenant_id", "currency")
  WHERE "status" IN ('owed', 'pending', 'failed');
CREATE INDEX "refund_reversal_under_way" ON "refund" ("tenant_id") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;
CREATE INDEX "dispute_reversal_under_way" ON "dispute" ("tenant_id") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;
