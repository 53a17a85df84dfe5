-- A limit does not need to survive a crash of the database, and a request should not wait for the disk because of it.
ALTER TABLE "rate_limit" SET UNLOGGED;
