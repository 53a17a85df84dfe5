ALTER TABLE "tenant" ADD COLUMN "payout_account_refusals" INTEGER NOT NULL DEFAULT 0;
