-- CreateTable
CREATE TABLE "books_check" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "last_tenant_id" TEXT NOT NULL DEFAULT '',
    "next_check" TEXT NOT NULL DEFAULT '',
    "restaurants" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "findings" JSONB NOT NULL DEFAULT '[]',
    "unchecked" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "books_check_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "books_check_started_at_idx" ON "books_check"("started_at" DESC);

-- What comes back to a card was taken from it before. Rows of earlier versions are the nightly check's business.
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_balance_within_initial" CHECK ("balance_minor" <= "initial_minor") NOT VALID;
