-- CreateTable
CREATE TABLE "payout_account" (
    "tenant_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "details_submitted" BOOLEAN NOT NULL DEFAULT false,
    "payouts_enabled" BOOLEAN NOT NULL DEFAULT false,
    "transfers_enabled" BOOLEAN NOT NULL DEFAULT false,
    "requirements_due" TEXT[],
    "disabled_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_account_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payout_account_account_id_key" ON "payout_account"("account_id");

-- AddForeignKey
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
