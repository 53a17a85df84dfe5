-- no transaction: orders go on being placed while these are built. On a million orders that takes about half a minute.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_contact" ON "orders" USING gin (
  "tenant_id",
  lower("customer_name" || chr(10) || "customer_email") gin_trgm_ops,
  regexp_replace("customer_phone", '\D', '', 'g') gin_trgm_ops
) WITH (gin_pending_list_limit = 512);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reservation_by_contact" ON "reservation" USING gin (
  "tenant_id",
  lower("customer_name" || chr(10) || "customer_email") gin_trgm_ops,
  regexp_replace("customer_phone", '\D', '', 'g') gin_trgm_ops
) WITH (gin_pending_list_limit = 512);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tenant_by_place" ON "tenant" ("status", "latitude", "longitude");
-- What the nightly sweep removes, and whom alarms are written to: tables that were read from end to end.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_delivery_settled" ON "webhook_delivery" ("created_at") WHERE "status" <> 'pending';
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_endpoint_deleted" ON "webhook_endpoint" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_card_purchase_canceled" ON "gift_card_purchase" ("canceled_at") WHERE "canceled_at" IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_role_idx" ON "users" ("role");
