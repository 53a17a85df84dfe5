-- AlterTable
ALTER TABLE "gift_card_purchase" ADD COLUMN     "intent_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_purchase_intent_id_key" ON "gift_card_purchase"("intent_id");
