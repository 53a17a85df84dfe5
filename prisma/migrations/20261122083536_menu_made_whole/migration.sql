-- CreateEnum
CREATE TYPE "menu_subject" AS ENUM ('category', 'product');

-- CreateEnum
CREATE TYPE "menu_cause" AS ENUM ('edit', 'bulk', 'import', 'duplicate', 'restore', 'schedule');

-- AlterTable
ALTER TABLE "category" ADD COLUMN     "availability" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "product" ADD COLUMN     "allergen_note" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "availability" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "menu_change" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "subject" "menu_subject" NOT NULL,
    "subject_id" TEXT NOT NULL,
    "cause" "menu_cause" NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "actor_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "menu_change_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "scheduled_menu_change" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scheduled_menu_change_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "menu_change_tenant_id_subject_id_id_idx" ON "menu_change"("tenant_id", "subject_id", "id" DESC);

-- CreateIndex
CREATE INDEX "menu_change_at_idx" ON "menu_change"("at");

-- CreateIndex
CREATE INDEX "scheduled_menu_change_tenant_id_product_id_idx" ON "scheduled_menu_change"("tenant_id", "product_id");

-- CreateIndex
CREATE INDEX "scheduled_menu_change_at_idx" ON "scheduled_menu_change"("at");

-- AddForeignKey
ALTER TABLE "scheduled_menu_change" ADD CONSTRAINT "scheduled_menu_change_tenant_id_product_id_fkey" FOREIGN KEY ("tenant_id", "product_id") REFERENCES "product"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
