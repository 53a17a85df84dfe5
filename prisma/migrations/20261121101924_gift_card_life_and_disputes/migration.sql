-- CreateEnum
CREATE TYPE "dispute_status" AS ENUM ('open', 'won', 'lost');

-- AlterEnum
ALTER TYPE "gift_card_entry_kind" ADD VALUE 'refund';

-- AlterTable
ALTER TABLE "gift_card_purchase" ADD COLUMN     "canceled_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "disputed_minor" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "gift_card_refund" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "gift_card_id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "intent_id" TEXT,
    "reason" TEXT NOT NULL,
    "status" "refund_status" NOT NULL,
    "processor_refund_id" TEXT,
    "failure_reason" TEXT,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "gift_card_refund_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "dispute" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "processor_dispute_id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "dispute_status" NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "reinstated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "dispute_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_refund_processor_refund_id_key" ON "gift_card_refund"("processor_refund_id");

-- CreateIndex
CREATE INDEX "gift_card_refund_tenant_id_gift_card_id_idx" ON "gift_card_refund"("tenant_id", "gift_card_id");

-- CreateIndex
CREATE INDEX "gift_card_refund_status_created_at_idx" ON "gift_card_refund"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "dispute_processor_dispute_id_key" ON "dispute"("processor_dispute_id");

-- CreateIndex
CREATE INDEX "dispute_tenant_id_order_id_idx" ON "dispute"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "gift_card_expires_at_idx" ON "gift_card"("expires_at");

-- AddForeignKey
ALTER TABLE "gift_card_refund" ADD CONSTRAINT "gift_card_refund_tenant_id_gift_card_id_fkey" FOREIGN KEY ("tenant_id", "gift_card_id") REFERENCES "gift_card"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
CREATE UNIQUE INDEX "gift_card_refund_one_per_card" ON "gift_card_refund" ("tenant_id", "gift_card_id") WHERE "status" <> 'failed';

ALTER TABLE "gift_card_refund" ADD CONSTRAINT "gift_card_refund_positive" CHECK ("amount_minor" > 0);

-- As text, because an enum value cannot be used in the transaction that adds it.
ALTER TABLE "gift_card_entry"
  DROP CONSTRAINT "gift_card_entry_sign",
  ADD CONSTRAINT "gift_card_entry_sign" CHECK (
    ("kind"::text IN ('issue', 'return') AND "amount_minor" > 0)
    OR ("kind"::text IN ('redeem', 'expire', 'refund') AND "amount_minor" < 0));

ALTER TABLE "payment" ADD CONSTRAINT "payment_disputed_within_captured" CHECK ("disputed_minor" BETWEEN 0 AND "captured_minor");

ALTER TABLE "dispute" ADD CONSTRAINT "dispute_positive" CHECK ("amount_minor" > 0);
