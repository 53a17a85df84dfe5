-- The audit log keeps who acted by id; their address is read when the log is.
ALTER TABLE "audit_entry" DROP COLUMN "actor_email";

-- Flagged orders that wait for a super-admin: few of many, in the order in which they are shown.
CREATE INDEX "orders_flagged" ON "orders" ("created_at" DESC, "id" DESC)
  WHERE "flagged_at" IS NOT NULL AND "flag_cleared_at" IS NULL;
