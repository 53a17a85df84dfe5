-- A card's code is kept as a digest and encrypted. Rows of earlier releases keep theirs in clear until the task that seals
-- them has run: migrations know no secrets.
ALTER TABLE "gift_card"
  ALTER COLUMN "code" DROP NOT NULL,
  ADD COLUMN "code_digest" TEXT,
  ADD COLUMN "sealed_code" TEXT,
  ADD COLUMN "code_key" TEXT,
  ADD COLUMN "code_ending" TEXT,
  ADD CONSTRAINT "gift_card_code_in_one_form" CHECK (
    num_nonnulls("code_digest", "sealed_code", "code_key", "code_ending") = CASE WHEN "code" IS NULL THEN 4 ELSE 0 END);

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_tenant_id_code_digest_key" ON "gift_card"("tenant_id", "code_digest");

-- CreateIndex
CREATE INDEX "gift_card_code_key_idx" ON "gift_card"("code_key");
