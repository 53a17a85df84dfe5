-- AlterTable
ALTER TABLE "bazar_user" ADD COLUMN     "addresses" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "phone" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "favourite" (
    "bazar_user_id" TEXT NOT NULL,
    "tenant_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourite_pkey" PRIMARY KEY ("bazar_user_id","tenant_id")
);

-- CreateIndex
CREATE INDEX "favourite_tenant_id_idx" ON "favourite"("tenant_id");

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_bazar_user_id_fkey" FOREIGN KEY ("bazar_user_id") REFERENCES "bazar_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
