-- CreateEnum
CREATE TYPE "webhook_delivery_status" AS ENUM ('pending', 'succeeded', 'failed');

-- DropIndex
DROP INDEX "gift_card_tenant_id_created_at_idx";

-- AlterTable
ALTER TABLE "gift_card" ADD COLUMN     "purchase_id" TEXT;

-- CreateTable
CREATE TABLE "gift_card_purchase" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "purchaser_email" TEXT NOT NULL,
    "recipient_email" TEXT,
    "recipient_name" TEXT,
    "message" TEXT,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "gift_card_purchase_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "event_types" TEXT[],
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_secret_until" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'pending',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_id" TEXT,
    "leased_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "tenant_id" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "response_status" INTEGER,
    "error" TEXT,
    "response_body" TEXT,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("tenant_id","delivery_id","number")
);

-- CreateIndex
CREATE INDEX "gift_card_purchase_tenant_id_confirmed_at_created_at_idx" ON "gift_card_purchase"("tenant_id", "confirmed_at", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_tenant_id_endpoint_id_status_next_attempt__idx" ON "webhook_delivery"("tenant_id", "endpoint_id", "status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_status_next_attempt_at_idx" ON "webhook_delivery"("status", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_tenant_id_endpoint_id_sequence_key" ON "webhook_delivery"("tenant_id", "endpoint_id", "sequence");

-- CreateIndex
CREATE INDEX "webhook_attempt_at_idx" ON "webhook_attempt"("at");

-- CreateIndex
CREATE INDEX "gift_card_tenant_id_created_at_id_idx" ON "gift_card"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_tenant_id_purchase_id_key" ON "gift_card"("tenant_id", "purchase_id");

-- AddForeignKey
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_tenant_id_purchase_id_fkey" FOREIGN KEY ("tenant_id", "purchase_id") REFERENCES "gift_card_purchase"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_card_purchase" ADD CONSTRAINT "gift_card_purchase_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_tenant_id_endpoint_id_fkey" FOREIGN KEY ("tenant_id", "endpoint_id") REFERENCES "webhook_endpoint"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_tenant_id_sequence_fkey" FOREIGN KEY ("tenant_id", "sequence") REFERENCES "event"("tenant_id", "sequence") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_tenant_id_delivery_id_fkey" FOREIGN KEY ("tenant_id", "delivery_id") REFERENCES "webhook_delivery"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "gift_card_purchase" ADD CONSTRAINT "gift_card_purchase_amount_positive" CHECK ("amount_minor" > 0);
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_disabled_for_a_reason"
  CHECK (("disabled_at" IS NULL) = ("disabled_reason" IS NULL));
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_counts" CHECK ("tries" BETWEEN 0 AND "attempt_count");
