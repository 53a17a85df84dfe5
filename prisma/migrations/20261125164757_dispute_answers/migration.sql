-- CreateEnum
CREATE TYPE "answer_state" AS ENUM ('draft', 'sending', 'sent', 'accepting', 'accepted');

-- CreateEnum
CREATE TYPE "evidence_file" AS ENUM ('receipt', 'communication', 'delivery', 'signature', 'other');

-- AlterTable
ALTER TABLE "dispute" ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "dispute_answer" (
    "tenant_id" TEXT NOT NULL,
    "dispute_id" TEXT NOT NULL,
    "state" "answer_state" NOT NULL DEFAULT 'draft',
    "texts" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "refusal" TEXT,
    "refusals" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "dispute_answer_pkey" PRIMARY KEY ("tenant_id","dispute_id")
);

-- CreateTable
CREATE TABLE "dispute_file" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "dispute_id" TEXT NOT NULL,
    "kind" "evidence_file" NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "content" BYTEA,
    "processor_file_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dispute_file_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dispute_file_tenant_id_dispute_id_kind_key" ON "dispute_file"("tenant_id", "dispute_id", "kind");

-- AddForeignKey
ALTER TABLE "dispute_answer" ADD CONSTRAINT "dispute_answer_tenant_id_dispute_id_fkey" FOREIGN KEY ("tenant_id", "dispute_id") REFERENCES "dispute"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_file" ADD CONSTRAINT "dispute_file_tenant_id_dispute_id_fkey" FOREIGN KEY ("tenant_id", "dispute_id") REFERENCES "dispute_answer"("tenant_id", "dispute_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who sent it is known exactly while it is no draft.
ALTER TABLE "dispute_answer" ADD CONSTRAINT "dispute_answer_decided_check" CHECK (("state" = 'draft') = ("decided_at" IS NULL));

-- Those of a restaurant that wait for an answer.
CREATE INDEX "dispute_unanswered" ON "dispute" ("tenant_id", "evidence_due_at") WHERE "status" = 'open';

-- Answers that are on their way.
CREATE INDEX "dispute_answer_on_its_way" ON "dispute_answer" ("decided_at") WHERE "state" IN ('sending', 'accepting');
