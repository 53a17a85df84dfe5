-- Refunds by line: which units of which lines went back, and what of them went back into stock. A gift card can get the
-- money of an order back in parts.

-- AlterTable
ALTER TABLE "gift_card_entry" ADD COLUMN     "refund_id" TEXT;

-- AlterTable
ALTER TABLE "order_item" ADD COLUMN     "refunded_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_quantity" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "restocked_quantity" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "refund_line" (
    "tenant_id" TEXT NOT NULL,
    "refund_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "restocked_quantity" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "refund_line_pkey" PRIMARY KEY ("tenant_id","refund_id","position")
);

-- CreateIndex
CREATE INDEX "refund_line_tenant_id_order_id_position_idx" ON "refund_line"("tenant_id", "order_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_entry_tenant_id_refund_id_key" ON "gift_card_entry"("tenant_id", "refund_id");

-- AddForeignKey
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_tenant_id_refund_id_fkey" FOREIGN KEY ("tenant_id", "refund_id") REFERENCES "refund"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_tenant_id_order_id_position_fkey" FOREIGN KEY ("tenant_id", "order_id", "position") REFERENCES "order_item"("tenant_id", "order_id", "position") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_back_within_sold" CHECK (
  "refunded_quantity" BETWEEN 0 AND "quantity" AND "restocked_quantity" BETWEEN 0 AND "quantity"
  AND "refunded_minor" BETWEEN 0 AND "line_total_minor");
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_amounts" CHECK (
  "quantity" >= 0 AND "amount_minor" >= 0 AND "restocked_quantity" BETWEEN 0 AND "quantity");
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_of_refund" CHECK (
  "refund_id" IS NULL OR ("kind" = 'return' AND "order_id" IS NULL));
