-- no transaction: menus and tables are read and written while the indexes are built.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "category_tenant_id_external_id_key" ON "category"("tenant_id", "external_id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "product_tenant_id_external_id_key" ON "product"("tenant_id", "external_id");
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "dining_table_external_id" ON "dining_table"("tenant_id", "external_id") WHERE "removed_at" IS NULL;
