-- no transaction: restaurants go on being read and changed while the indexes are built.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "tenant_twin_of_key" ON "tenant"("twin_of");
DROP INDEX CONCURRENTLY IF EXISTS "stripe_emulator_object_kind_sequence_idx";
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stripe_emulator_object_account_kind_sequence_idx" ON "stripe_emulator_object"("account", "kind", "sequence" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "stripe_emulator_transaction_sequence_idx";
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stripe_emulator_transaction_account_sequence_idx" ON "stripe_emulator_transaction"("account", "sequence" DESC);
DROP INDEX CONCURRENTLY IF EXISTS "stripe_emulator_transaction_currency_available_at_idx";
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stripe_emulator_transaction_account_currency_available_at_idx" ON "stripe_emulator_transaction"("account", "currency", "available_at");
