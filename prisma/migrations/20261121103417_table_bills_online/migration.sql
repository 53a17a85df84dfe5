-- CreateEnum
CREATE TYPE "bill_payment_status" AS ENUM ('pending', 'paid', 'canceled', 'reversed', 'refunded');

-- DropIndex
DROP INDEX "bill_payment_tenant_id_bill_id_share_of_share_part_key";

-- AlterTable
ALTER TABLE "bill" ADD COLUMN     "pending_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "token" TEXT NOT NULL DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

ALTER TABLE "bill" ALTER COLUMN "token" DROP DEFAULT;

-- AlterTable
ALTER TABLE "bill_item" ADD COLUMN     "split_from_id" TEXT;

-- AlterTable
ALTER TABLE "bill_payment" ADD COLUMN     "captured_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "client_secret" TEXT,
ADD COLUMN     "intent_id" TEXT,
ADD COLUMN     "refunded_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "settled_at" TIMESTAMPTZ(3),
ADD COLUMN     "status" "bill_payment_status" NOT NULL DEFAULT 'paid',
ALTER COLUMN "taken_by" DROP NOT NULL;

ALTER TABLE "bill_payment" ALTER COLUMN "status" DROP DEFAULT;

-- AlterTable
ALTER TABLE "transfer" ADD COLUMN     "bill_payment_id" TEXT,
ALTER COLUMN "order_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "bill_refund" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "refund_status" NOT NULL DEFAULT 'pending',
    "processor_refund_id" TEXT,
    "failure_reason" TEXT,
    "reversed_minor" INTEGER NOT NULL DEFAULT 0,
    "reversal_id" TEXT,
    "created_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "bill_refund_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "bill_change" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "bill_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" TEXT,
    "amount_minor" INTEGER,
    "note" TEXT,
    "actor_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bill_change_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bill_refund_processor_refund_id_key" ON "bill_refund"("processor_refund_id");

-- CreateIndex
CREATE UNIQUE INDEX "bill_refund_reversal_id_key" ON "bill_refund"("reversal_id");

-- CreateIndex
CREATE INDEX "bill_refund_tenant_id_payment_id_idx" ON "bill_refund"("tenant_id", "payment_id");

-- CreateIndex
CREATE INDEX "bill_change_tenant_id_bill_id_id_idx" ON "bill_change"("tenant_id", "bill_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bill_token_key" ON "bill"("token");

-- CreateIndex
CREATE UNIQUE INDEX "bill_payment_intent_id_key" ON "bill_payment"("intent_id");

-- CreateIndex
CREATE INDEX "bill_payment_tenant_id_bill_id_idx" ON "bill_payment"("tenant_id", "bill_id");

-- CreateIndex
CREATE UNIQUE INDEX "transfer_tenant_id_bill_payment_id_key" ON "transfer"("tenant_id", "bill_payment_id");

-- AddForeignKey
ALTER TABLE "bill_refund" ADD CONSTRAINT "bill_refund_tenant_id_payment_id_fkey" FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "bill_payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_change" ADD CONSTRAINT "bill_change_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_tenant_id_bill_payment_id_fkey" FOREIGN KEY ("tenant_id", "bill_payment_id") REFERENCES "bill_payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
CREATE UNIQUE INDEX "bill_payment_one_per_share" ON "bill_payment" ("tenant_id", "bill_id", "share_of", "share_part")
  WHERE "status" IN ('pending', 'paid');
CREATE INDEX "bill_payment_pending" ON "bill_payment" ("taken_at") WHERE "status" = 'pending';
CREATE INDEX "bill_refund_pending" ON "bill_refund" ("created_at") WHERE "status" = 'pending';
CREATE INDEX "bill_refund_to_reverse" ON "bill_refund" ("settled_at") WHERE "reversed_minor" > 0 AND "reversal_id" IS NULL;

ALTER TABLE "bill"
  DROP CONSTRAINT "bill_paid_within_total",
  ADD CONSTRAINT "bill_paid_within_total" CHECK (
    "paid_minor" >= 0 AND "pending_minor" >= 0 AND "paid_minor" + "pending_minor" <= "total_minor");

ALTER TABLE "bill_payment"
  ADD CONSTRAINT "bill_payment_captured" CHECK (
    "captured_minor" IN (0, "amount_minor") AND "refunded_minor" BETWEEN 0 AND "captured_minor"),
  ADD CONSTRAINT "bill_payment_by_method" CHECK (
    CASE WHEN "method" = 'cash' THEN "status" IN ('paid', 'reversed') AND "captured_minor" = 0 AND "intent_id" IS NULL
         ELSE "status" <> 'reversed' AND ("status" NOT IN ('paid', 'refunded') OR "captured_minor" = "amount_minor") END);

ALTER TABLE "bill_refund" ADD CONSTRAINT "bill_refund_amounts" CHECK (
  "amount_minor" > 0 AND "reversed_minor" BETWEEN 0 AND "amount_minor");

ALTER TABLE "transfer" ADD CONSTRAINT "transfer_of_one_thing" CHECK (num_nonnulls("order_id", "bill_payment_id") = 1);

CREATE FUNCTION "refuse_other_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."tenant_id", NEW."id", NEW."bill_id", NEW."method", NEW."amount_minor", NEW."share_part", NEW."share_of",
      NEW."taken_by", NEW."taken_at")
    IS DISTINCT FROM (OLD."tenant_id", OLD."id", OLD."bill_id", OLD."method", OLD."amount_minor", OLD."share_part",
      OLD."share_of", OLD."taken_by", OLD."taken_at")
  THEN
    RAISE EXCEPTION 'what a payment was for is immutable' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER "bill_payment_immutable" ON "bill_payment";
CREATE TRIGGER "bill_payment_kept" BEFORE DELETE ON "bill_payment" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "bill_payment_unchanged" BEFORE UPDATE ON "bill_payment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_other_payment"();
CREATE TRIGGER "bill_change_immutable" BEFORE UPDATE OR DELETE ON "bill_change"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
