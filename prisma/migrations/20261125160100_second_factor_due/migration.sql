-- By when an owner who takes cards needs a second factor, as they were notified; null for everybody else.
ALTER TABLE "users" ADD COLUMN "second_factor_due_at" TIMESTAMPTZ(3);
