-- no transaction: orders and bookings are taken while the indexes are built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_tenant_id_updated_at_id_idx" ON "orders"("tenant_id", "updated_at", "id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reservation_tenant_id_updated_at_id_idx" ON "reservation"("tenant_id", "updated_at", "id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "gift_card_tenant_id_updated_at_id_idx" ON "gift_card"("tenant_id", "updated_at", "id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "menu_change_deleted" ON "menu_change"("tenant_id", "recorded_at") WHERE "after" IS NULL;
