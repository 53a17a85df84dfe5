-- no transaction: printers go on asking while these are built, in well under a second.
-- Every ten seconds all restaurants are looked through for printers that no longer ask, and for tickets that one of those
-- has: as much as is due is read, however many printers there are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "printer_asked" ON "printer" ("last_poll_at") WHERE "state" NOT IN ('unpaired', 'silent');
CREATE INDEX CONCURRENTLY IF NOT EXISTS "print_job_open" ON "print_job" ("tenant_id", "printer_id") WHERE "state" IN ('waiting', 'claimed');
