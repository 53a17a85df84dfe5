-- How often what the platform is doing at a restaurant has changed: support visits, suspensions.
ALTER TABLE "tenant_counter" ADD COLUMN "notice_sequence" INTEGER NOT NULL DEFAULT 0;
