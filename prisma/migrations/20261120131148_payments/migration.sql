-- CreateEnum
CREATE TYPE "transfer_status" AS ENUM ('owed', 'pending', 'succeeded', 'failed');

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "refunded_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refund" ADD COLUMN     "reversal_id" TEXT,
ADD COLUMN     "reversed_minor" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "transfer" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "reversed_minor" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "status" "transfer_status" NOT NULL,
    "processor_transfer_id" TEXT,
    "failure_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "transfer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "checkout" (
    "tenant_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "order" JSONB NOT NULL,
    "stock_needs" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("tenant_id","order_id")
);

-- CreateTable
CREATE TABLE "reconciliation_report" (
    "id" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "compared" INTEGER NOT NULL,
    "findings" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reconciliation_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_emulator_object" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sequence" BIGSERIAL NOT NULL,
    "parent_id" TEXT,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "stripe_emulator_object_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_emulator_request" (
    "key" TEXT NOT NULL,
    "parameters" TEXT NOT NULL,
    "status" INTEGER NOT NULL DEFAULT 0,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stripe_emulator_request_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "transfer_processor_transfer_id_key" ON "transfer"("processor_transfer_id");

-- CreateIndex
CREATE INDEX "transfer_status_created_at_idx" ON "transfer"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "transfer_tenant_id_order_id_key" ON "transfer"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "checkout_created_at_idx" ON "checkout"("created_at");

-- CreateIndex
CREATE INDEX "reconciliation_report_created_at_idx" ON "reconciliation_report"("created_at" DESC);

-- CreateIndex
CREATE INDEX "stripe_emulator_object_kind_sequence_idx" ON "stripe_emulator_object"("kind", "sequence" DESC);

-- CreateIndex
CREATE INDEX "stripe_emulator_object_parent_id_idx" ON "stripe_emulator_object"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_reversal_id_key" ON "refund"("reversal_id");

-- AddForeignKey
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "payment"
  ADD CONSTRAINT "payment_refunded_within_captured" CHECK ("refunded_minor" BETWEEN 0 AND "captured_minor");

ALTER TABLE "refund"
  ADD CONSTRAINT "refund_reversed_within_amount" CHECK ("reversed_minor" BETWEEN 0 AND "amount_minor"),
  ADD CONSTRAINT "refund_of_a_payment" CHECK ("amount_minor" = 0 OR "payment_id" IS NOT NULL);

ALTER TABLE "transfer"
  ADD CONSTRAINT "transfer_amounts" CHECK ("amount_minor" > 0 AND "reversed_minor" BETWEEN 0 AND "amount_minor");
