-- AlterTable
ALTER TABLE "tenant" ADD COLUMN     "logo_image" TEXT;
