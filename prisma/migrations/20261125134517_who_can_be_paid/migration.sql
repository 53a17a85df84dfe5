-- Restaurants with an account keep their online methods; all others take cash until theirs is verified.
ALTER TABLE "tenant" ADD COLUMN "account_takes_cards" BOOLEAN NOT NULL DEFAULT true;

ALTER TABLE "payout_account" ADD COLUMN "card_payments_enabled" BOOLEAN;

-- An account that the platform entered may serve several restaurants.
DROP INDEX "payout_account_account_id_key";
CREATE INDEX "payout_account_account_id_idx" ON "payout_account"("account_id");

-- Accounts that the platform entered were taken to be whole. From now on each is read, beginning with these.
INSERT INTO "payout_account" ("tenant_id", "account_id", "details_submitted", "payouts_enabled", "transfers_enabled",
                              "requirements_due", "created_at", "updated_at")
SELECT t."id", t."stripe_account_id", true, true, true, '{}', now(), to_timestamp(0)
  FROM "tenant" t
 WHERE t."stripe_account_id" IS NOT NULL
   AND NOT EXISTS (SELECT FROM "payout_account" a WHERE a."tenant_id" = t."id");

UPDATE "payout_account" a
   SET "account_id" = t."stripe_account_id", "details_submitted" = true, "payouts_enabled" = true,
       "transfers_enabled" = true, "requirements_due" = '{}', "disabled_reason" = NULL, "updated_at" = to_timestamp(0)
  FROM "tenant" t
 WHERE t."id" = a."tenant_id" AND t."stripe_account_id" <> a."account_id";

CREATE INDEX "payout_account_updated_at_tenant_id_idx" ON "payout_account"("updated_at", "tenant_id");
