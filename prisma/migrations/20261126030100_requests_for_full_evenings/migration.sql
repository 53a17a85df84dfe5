ALTER TABLE "reservation_policy" ADD COLUMN "online_waitlist" BOOLEAN NOT NULL DEFAULT true;

ALTER TABLE "waitlist_entry"
  ADD COLUMN "wanted_date" TEXT,
  ADD COLUMN "earliest_time" TEXT,
  ADD COLUMN "latest_time" TEXT,
  ADD COLUMN "wanted_until" TIMESTAMPTZ(3);

-- Who asks says which evening and which times, and can be written to; who is done has a time
ALTER TABLE "waitlist_entry"
  DROP CONSTRAINT "waitlist_entry_closed_check",
  ADD CONSTRAINT "waitlist_entry_closed_check"
    CHECK (("status" IN ('waiting', 'asked', 'offered')) = ("closed_at" IS NULL)),
  ADD CONSTRAINT "waitlist_entry_wanted_check"
    CHECK (num_nonnulls("wanted_date", "earliest_time", "latest_time", "wanted_until") IN (0, 4)
           AND ("status" <> 'asked' OR "wanted_date" IS NOT NULL)
           AND ("wanted_date" IS NULL OR ("customer_email" IS NOT NULL AND "earliest_time" <= "latest_time")));

-- One open request per inbox and evening
CREATE UNIQUE INDEX "waitlist_entry_wanted_key" ON "waitlist_entry"("tenant_id", "wanted_date", inbox_of("customer_email"))
  WHERE "wanted_date" IS NOT NULL AND "closed_at" IS NULL;

-- Who waits for which evening, and whose evening is over
CREATE INDEX "waitlist_entry_asked_idx" ON "waitlist_entry"("tenant_id", "wanted_date") WHERE "status" = 'asked';
CREATE INDEX "waitlist_entry_wanted_until_idx" ON "waitlist_entry"("wanted_until") WHERE "status" = 'asked';
-- What staff sees of the evenings to come
CREATE INDEX "waitlist_entry_wanted_date_idx" ON "waitlist_entry"("tenant_id", "wanted_date", "id")
  WHERE "wanted_date" IS NOT NULL;
