-- AlterTable
ALTER TABLE "printer" ADD COLUMN     "is_paper_low" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "told_state_at" TIMESTAMPTZ(3);
