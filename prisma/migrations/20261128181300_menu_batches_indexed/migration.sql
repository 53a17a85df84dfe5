-- no transaction: menus are edited while the index is built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "menu_change_batch" ON "menu_change"("tenant_id", "batch_id") WHERE "batch_id" IS NOT NULL;
