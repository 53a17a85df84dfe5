-- What is different in a cluster, besides the tables: read by distribute-database.mjs, as often as it runs. A blank line
-- ends a statement.

-- Prisma reads enums back as text, and Citus refuses RETURNING with a cast that is not immutable: a label could be renamed.
-- No migration renames one, and nothing is kept that was cast.
ALTER FUNCTION pg_catalog.enum_out(anyenum) IMMUTABLE;

-- As in the migration "running_balances", for triggers on a part of the table: the rows that were added cannot be joined
-- with a table of the cluster, so they are summed first.
CREATE OR REPLACE FUNCTION "add_to_ledger_balance"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT "tenant_id", "transaction_id", "account", "currency", sum("amount_minor") AS "amount", count(*) AS "entries"
                FROM "added" GROUP BY 1, 2, 3, 4
  LOOP
    INSERT INTO "ledger_balance" ("tenant_id", "account", "currency", "kind", "amount_minor", "entry_count")
    SELECT t."tenant_id", part."account", part."currency", t."kind", part."amount", part."entries"
      FROM "ledger_transaction" t WHERE t."tenant_id" = part."tenant_id" AND t."id" = part."transaction_id";
  END LOOP;
  RETURN NULL;
END $$;
