-- AlterTable
ALTER TABLE "transfer" ADD COLUMN     "sent_currency" TEXT,
ADD COLUMN     "sent_minor" INTEGER;

ALTER TABLE "transfer" ADD CONSTRAINT "transfer_sent_as_a_whole"
  CHECK (("sent_minor" IS NULL) = ("sent_currency" IS NULL));
