-- AlterEnum
ALTER TYPE "tenant_status" ADD VALUE 'draft';

-- AlterTable
ALTER TABLE "media_file" ADD COLUMN     "bytes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "quotas" JSONB NOT NULL DEFAULT '{}';
