-- A new order is in none of these lists, so its insert need not maintain them: only orders that wait for payment,
-- wait for their release, or belong to a marketplace account are indexed.
DROP INDEX "orders_pay_before_idx";
DROP INDEX "orders_released_at_release_at_idx";
DROP INDEX "orders_bazar_user_id_created_at_idx";
CREATE INDEX "orders_pay_before" ON "orders" ("pay_before") WHERE "pay_before" IS NOT NULL;
CREATE INDEX "orders_release_due" ON "orders" ("release_at", "id") WHERE "released_at" IS NULL AND "release_at" IS NOT NULL;
CREATE INDEX "orders_by_bazar_user" ON "orders" ("bazar_user_id", "created_at" DESC) WHERE "bazar_user_id" IS NOT NULL;
