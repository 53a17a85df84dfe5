ALTER TABLE "tenant" ADD COLUMN "embed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_embed_origins_check" CHECK (cardinality("embed_origins") <= 10);
