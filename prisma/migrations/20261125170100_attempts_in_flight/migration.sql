-- Attempts under a limit whose outcome is not known yet: most of them are given back within seconds.
ALTER TABLE "rate_limit" ADD COLUMN "in_flight" BIGINT[] DEFAULT ARRAY[]::BIGINT[];
