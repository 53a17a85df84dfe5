-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "edits" INTEGER NOT NULL DEFAULT 0;
