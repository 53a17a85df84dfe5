-- CreateTable
CREATE TABLE "payment_attempt" (
    "tenant_id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "method" TEXT,
    "last4" TEXT,
    "code" TEXT NOT NULL,
    "decline_code" TEXT,
    "message" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_attempt_pkey" PRIMARY KEY ("tenant_id","payment_id","id")
);

-- CreateIndex
CREATE INDEX "payment_attempt_at_idx" ON "payment_attempt"("at");

-- AddForeignKey
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_tenant_id_payment_id_fkey" FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "payment"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
