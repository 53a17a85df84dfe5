-- no transaction: emails go on being written while it is built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "email_of_twins" ON "email"("tenant_id", "created_at" DESC) WHERE "tenant_id" LIKE 'twin%';
