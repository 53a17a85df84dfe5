-- AlterTable
ALTER TABLE "bill" ADD COLUMN     "guest_count" INTEGER,
ADD COLUMN     "service_bps" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "service_charge_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "service_tax_bps" INTEGER,
ADD COLUMN     "service_tax_name" TEXT;

-- AlterTable
ALTER TABLE "bill_item" ADD COLUMN     "unit_service_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "bill_payment" ADD COLUMN     "tip_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "service_charge_minor" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tip_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "payment" ADD COLUMN     "tip_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "receipt" ADD COLUMN     "tip_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "refund" ADD COLUMN     "tip_minor" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "bill_service_bps" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "bill_service_from_guests" INTEGER,
ADD COLUMN     "order_service_bps" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "service_tax_class_id" TEXT,
ADD COLUMN     "tip_percents" INTEGER[] DEFAULT ARRAY[5, 10, 15]::INTEGER[],
ADD COLUMN     "tips_on_bills" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "tips_on_orders" BOOLEAN NOT NULL DEFAULT false;

-- AddForeignKey
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_id_service_tax_class_id_fkey" FOREIGN KEY ("id", "service_tax_class_id") REFERENCES "tax_class"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- What Prisma's schema cannot say. Rows of today satisfy the rules that are new for them, so they are not read again.
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_tips_and_service" CHECK (
  cardinality("tip_percents") BETWEEN 1 AND 4 AND 1 <= ALL ("tip_percents") AND 50 >= ALL ("tip_percents")
  AND "order_service_bps" BETWEEN 0 AND 3000 AND "bill_service_bps" BETWEEN 0 AND 3000
  AND ("bill_service_from_guests" IS NULL OR "bill_service_from_guests" BETWEEN 2 AND 100)) NOT VALID;
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK (
  "tax_added_minor" >= 0 AND "service_charge_minor" >= 0
  AND "total_minor" = "subtotal_minor" - "discount_minor" + "delivery_fee_minor" + "service_charge_minor"
                      + "tax_added_minor" + "tip_minor" - "gift_card_minor")
  NOT VALID;
ALTER TABLE "orders" ADD CONSTRAINT "orders_tip_within_price" CHECK (
  "tip_minor" BETWEEN 0 AND "total_minor" + "gift_card_minor" - "tip_minor") NOT VALID;
ALTER TABLE "bill" ADD CONSTRAINT "bill_service" CHECK (
  "service_charge_minor" BETWEEN 0 AND "total_minor" AND "service_bps" BETWEEN 0 AND 3000
  AND ("guest_count" IS NULL OR "guest_count" BETWEEN 1 AND 100)) NOT VALID;
ALTER TABLE "bill_item" ADD CONSTRAINT "bill_item_service" CHECK ("unit_service_minor" >= 0) NOT VALID;
ALTER TABLE "bill_payment" ADD CONSTRAINT "bill_payment_tip" CHECK ("tip_minor" BETWEEN 0 AND "amount_minor") NOT VALID;
ALTER TABLE "payment" ADD CONSTRAINT "payment_tip" CHECK ("tip_minor" BETWEEN 0 AND "amount_minor") NOT VALID;
ALTER TABLE "refund" ADD CONSTRAINT "refund_tip" CHECK ("tip_minor" BETWEEN 0 AND "amount_minor") NOT VALID;
ALTER TABLE "receipt" DROP CONSTRAINT "receipt_kinds";
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_kinds" CHECK (
  "number" > 0 AND ("order_id" IS NULL) <> ("bill_id" IS NULL)
  AND CASE "kind" WHEN 'receipt' THEN "corrects_id" IS NULL AND "refund_id" IS NULL AND "gross_minor" > 0
                       AND "tax_minor" >= 0 AND "tip_minor" >= 0
                  ELSE "corrects_id" IS NOT NULL AND ("gross_minor" <> 0 OR "tip_minor" <> 0) END) NOT VALID;
-- A correction of the tip alone has nothing in gross.
DROP INDEX "correction_of_refund_key";
CREATE UNIQUE INDEX "correction_of_refund_key"
  ON "receipt" ("tenant_id", "refund_id", (("gross_minor" + "tip_minor") < 0));
CREATE OR REPLACE FUNCTION "refuse_other_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."tenant_id", NEW."id", NEW."bill_id", NEW."method", NEW."amount_minor", NEW."tip_minor", NEW."share_part",
      NEW."share_of", NEW."taken_by", NEW."taken_at")
    IS DISTINCT FROM (OLD."tenant_id", OLD."id", OLD."bill_id", OLD."method", OLD."amount_minor", OLD."tip_minor",
      OLD."share_part", OLD."share_of", OLD."taken_by", OLD."taken_at")
  THEN
    RAISE EXCEPTION 'what a payment was for is immutable' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
