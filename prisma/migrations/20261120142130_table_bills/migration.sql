-- CreateEnum
CREATE TYPE "bill_status" AS ENUM ('open', 'closed');

-- CreateTable
CREATE TABLE "bill" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "status" "bill_status" NOT NULL DEFAULT 'open',
    "currency" TEXT NOT NULL,
    "total_minor" INTEGER NOT NULL DEFAULT 0,
    "paid_minor" INTEGER NOT NULL DEFAULT 0,
    "opened_by" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_by" TEXT,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "bill_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "bill_item" (
    "tenant_id" TEXT NOT NULL,
    "bill_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" TEXT NOT NULL,
    "product_name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_price_minor" INTEGER NOT NULL,
    "line_total_minor" INTEGER NOT NULL,
    "selected_options" JSONB NOT NULL DEFAULT '{}',
    "added_by" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "voided_by" TEXT,
    "voided_at" TIMESTAMPTZ(3),
    "void_reason" TEXT,
    "payment_id" TEXT,

    CONSTRAINT "bill_item_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "bill_payment" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "bill_id" TEXT NOT NULL,
    "method" "payment_method" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "share_part" INTEGER,
    "share_of" INTEGER,
    "taken_by" TEXT NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bill_payment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "bill_tenant_id_opened_at_id_idx" ON "bill"("tenant_id", "opened_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "bill_tenant_id_table_id_idx" ON "bill"("tenant_id", "table_id");

-- CreateIndex
CREATE INDEX "bill_item_tenant_id_payment_id_idx" ON "bill_item"("tenant_id", "payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "bill_item_tenant_id_bill_id_round_position_key" ON "bill_item"("tenant_id", "bill_id", "round", "position");

-- CreateIndex
CREATE UNIQUE INDEX "bill_payment_tenant_id_bill_id_share_of_share_part_key" ON "bill_payment"("tenant_id", "bill_id", "share_of", "share_part");

-- AddForeignKey
ALTER TABLE "bill" ADD CONSTRAINT "bill_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill" ADD CONSTRAINT "bill_tenant_id_table_id_fkey" FOREIGN KEY ("tenant_id", "table_id") REFERENCES "dining_table"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_item" ADD CONSTRAINT "bill_item_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_item" ADD CONSTRAINT "bill_item_tenant_id_payment_id_fkey" FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "bill_payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bill_payment" ADD CONSTRAINT "bill_payment_tenant_id_bill_id_fkey" FOREIGN KEY ("tenant_id", "bill_id") REFERENCES "bill"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
CREATE UNIQUE INDEX "bill_one_open_per_table" ON "bill" ("tenant_id", "table_id") WHERE "status" = 'open';

ALTER TABLE "bill"
  ADD CONSTRAINT "bill_paid_within_total" CHECK ("paid_minor" BETWEEN 0 AND "total_minor"),
  ADD CONSTRAINT "bill_closed_when_paid" CHECK (
    ("status" = 'closed') = ("closed_at" IS NOT NULL) AND ("status" = 'open' OR "paid_minor" = "total_minor"));

ALTER TABLE "bill_item"
  ADD CONSTRAINT "bill_item_adds_up" CHECK (
    "quantity" BETWEEN 1 AND 999 AND "unit_price_minor" >= 0 AND "line_total_minor" = "quantity" * "unit_price_minor"),
  ADD CONSTRAINT "bill_item_paid_or_voided" CHECK ("payment_id" IS NULL OR "voided_at" IS NULL),
  ADD CONSTRAINT "bill_item_void_has_a_reason" CHECK (("voided_at" IS NULL) = ("void_reason" IS NULL));

ALTER TABLE "bill_payment"
  ADD CONSTRAINT "bill_payment_positive" CHECK ("amount_minor" > 0),
  ADD CONSTRAINT "bill_payment_share" CHECK (
    ("share_part" IS NULL) = ("share_of" IS NULL) AND ("share_part" IS NULL OR "share_part" BETWEEN 1 AND "share_of"));

CREATE TRIGGER "bill_payment_immutable" BEFORE UPDATE OR DELETE ON "bill_payment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
