-- When a member of staff last gave password and code again; a session without it counts from its beginning.
ALTER TABLE "session" ADD COLUMN "reauthenticated_at" TIMESTAMPTZ(3);
