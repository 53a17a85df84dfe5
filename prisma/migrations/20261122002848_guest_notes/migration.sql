-- CreateTable
CREATE TABLE "guest_note" (
    "tenant_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "allergies" TEXT NOT NULL,
    "tags" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guest_note_pkey" PRIMARY KEY ("tenant_id","email")
);

-- CreateIndex
CREATE INDEX "reservation_tenant_id_created_at_id_idx" ON "reservation"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reservation_tenant_id_customer_email_created_at_idx" ON "reservation"("tenant_id", "customer_email", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "guest_note" ADD CONSTRAINT "guest_note_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
