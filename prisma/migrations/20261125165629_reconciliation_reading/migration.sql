-- CreateTable
CREATE TABLE "reconciliation_reading" (
    "name" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "source" TEXT NOT NULL,
    "after" TEXT NOT NULL DEFAULT '',
    "compared" INTEGER NOT NULL DEFAULT 0,
    "findings" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "reconciliation_reading_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "reconciliation_line" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reconciliation_line_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reconciliation_line_key_idx" ON "reconciliation_line"("key");

-- CreateIndex
CREATE INDEX "reconciliation_line_seen_at_idx" ON "reconciliation_line"("seen_at");
