-- Why a party at the door could not be told how long it waits.
ALTER TABLE "waitlist_entry" ADD COLUMN "quote_reason" TEXT;
