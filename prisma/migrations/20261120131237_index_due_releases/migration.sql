-- DropIndex
DROP INDEX "orders_release_at_idx";

-- CreateIndex
CREATE INDEX "orders_released_at_release_at_idx" ON "orders"("released_at", "release_at");
