-- AlterTable
ALTER TABLE "till_payment" ADD COLUMN     "bill_payment_id" TEXT,
ADD COLUMN     "gift_card_id" TEXT,
ADD COLUMN     "reservation_id" TEXT,
ALTER COLUMN "order_id" DROP NOT NULL;

-- AddForeignKey
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_tenant_id_bill_payment_id_fkey" FOREIGN KEY ("tenant_id", "bill_payment_id") REFERENCES "bill_payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_tenant_id_reservation_id_fkey" FOREIGN KEY ("tenant_id", "reservation_id") REFERENCES "deposit"("tenant_id", "reservation_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_tenant_id_gift_card_id_fkey" FOREIGN KEY ("tenant_id", "gift_card_id") REFERENCES "gift_card"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "till_payment" ADD CONSTRAINT "till_payment_of_one_thing"
  CHECK (num_nonnulls("order_id", "bill_payment_id", "reservation_id", "gift_card_id") = 1);
