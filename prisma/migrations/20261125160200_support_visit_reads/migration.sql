-- What a super-admin has read during a visit, each kind once; the audit log has an entry for each.
ALTER TABLE "support_visit" ADD COLUMN "read_areas" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
