-- DropIndex
DROP INDEX "transfer_tenant_id_bill_payment_id_key";

-- DropIndex
DROP INDEX "transfer_tenant_id_order_id_key";

-- AlterTable
ALTER TABLE "bill_payment" ADD COLUMN     "disputed_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "dispute" ADD COLUMN     "bill_payment_id" TEXT,
ADD COLUMN     "gift_card_id" TEXT,
ADD COLUMN     "reversal_id" TEXT,
ADD COLUMN     "reversed_minor" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "order_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "gift_card" ADD COLUMN     "disputed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "transfer" ADD COLUMN     "return_of" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE UNIQUE INDEX "dispute_reversal_id_key" ON "dispute"("reversal_id");

-- CreateIndex
CREATE INDEX "dispute_tenant_id_bill_payment_id_idx" ON "dispute"("tenant_id", "bill_payment_id");

-- CreateIndex
CREATE INDEX "dispute_tenant_id_gift_card_id_idx" ON "dispute"("tenant_id", "gift_card_id");

-- CreateIndex
CREATE UNIQUE INDEX "transfer_tenant_id_order_id_return_of_key" ON "transfer"("tenant_id", "order_id", "return_of");

-- CreateIndex
CREATE UNIQUE INDEX "transfer_tenant_id_bill_payment_id_return_of_key" ON "transfer"("tenant_id", "bill_payment_id", "return_of");

-- AddForeignKey
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_tenant_id_bill_payment_id_fkey" FOREIGN KEY ("tenant_id", "bill_payment_id") REFERENCES "bill_payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_tenant_id_gift_card_id_fkey" FOREIGN KEY ("tenant_id", "gift_card_id") REFERENCES "gift_card"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "dispute"
  ADD CONSTRAINT "dispute_of_one_thing" CHECK (num_nonnulls("order_id", "bill_payment_id", "gift_card_id") = 1),
  ADD CONSTRAINT "dispute_reversed_within_amount" CHECK ("reversed_minor" BETWEEN 0 AND "amount_minor");

ALTER TABLE "bill_payment"
  ADD CONSTRAINT "bill_payment_disputed_within_captured" CHECK ("disputed_minor" BETWEEN 0 AND "captured_minor");

ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_disputed_is_not_active" CHECK (NOT ("active" AND "disputed"));

-- What is on its way back from a restaurant is looked up at every payout.
CREATE INDEX "refund_missing_reversal" ON "refund" ("tenant_id") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;
CREATE INDEX "bill_refund_missing_reversal" ON "bill_refund" ("tenant_id") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;
CREATE INDEX "dispute_missing_reversal" ON "dispute" ("tenant_id") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;
