-- no transaction: programs go on using their keys while it is built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "api_key_holder_created_at_idx" ON "api_key"("holder", "created_at" DESC);
