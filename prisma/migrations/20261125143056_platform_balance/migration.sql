-- CreateEnum
CREATE TYPE "processor_transaction_kind" AS ENUM ('capture', 'refund', 'refund_return', 'dispute', 'dispute_return', 'transfer', 'reversal', 'fee', 'payout', 'payout_return', 'topup', 'adjustment');

-- CreateTable
CREATE TABLE "processor_transaction" (
    "id" TEXT NOT NULL,
    "kind" "processor_transaction_kind" NOT NULL,
    "type" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "net" BIGINT NOT NULL,
    "source_id" TEXT,
    "intent_id" TEXT,
    "booked_minor" BIGINT,
    "booked_currency" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "available_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "processor_transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "processor_reading" (
    "name" TEXT NOT NULL,
    "read_until" TIMESTAMPTZ(3),
    "window_from" TIMESTAMPTZ(3),
    "window_to" TIMESTAMPTZ(3),
    "after" TEXT,

    CONSTRAINT "processor_reading_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "balance_report" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "currencies" JSONB NOT NULL,
    "findings" JSONB NOT NULL,

    CONSTRAINT "balance_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "platform_alarm" (
    "kind" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "detail" JSONB NOT NULL,

    CONSTRAINT "platform_alarm_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "platform_check" (
    "name" TEXT NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "state" JSONB NOT NULL,

    CONSTRAINT "platform_check_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "processor_transaction_created_at_idx" ON "processor_transaction"("created_at");

-- CreateIndex
CREATE INDEX "processor_transaction_source_id_idx" ON "processor_transaction"("source_id");

-- CreateIndex
CREATE INDEX "processor_transaction_intent_id_idx" ON "processor_transaction"("intent_id");

-- CreateIndex
CREATE INDEX "balance_report_at_id_idx" ON "balance_report"("at" DESC, "id" DESC);

CREATE TRIGGER "processor_transaction_immutable" BEFORE UPDATE OR DELETE ON "processor_transaction"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
ALTER TABLE "processor_transaction" ADD CONSTRAINT "processor_transaction_booked_as_a_whole"
  CHECK (("booked_minor" IS NULL) = ("booked_currency" IS NULL));
ALTER TABLE "processor_reading"
  ADD CONSTRAINT "processor_reading_window" CHECK (
    ("window_from" IS NULL) = ("window_to" IS NULL) AND ("after" IS NULL OR "window_to" IS NOT NULL));
