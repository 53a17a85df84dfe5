-- AlterTable
ALTER TABLE "event" ADD COLUMN     "trace" TEXT;
