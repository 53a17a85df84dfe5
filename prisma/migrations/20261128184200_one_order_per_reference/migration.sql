-- no transaction: orders go on being placed while it is built.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "orders_external_reference" ON "orders" ("tenant_id", "external_reference", "channel")
  WHERE "external_reference" IS NOT NULL;
