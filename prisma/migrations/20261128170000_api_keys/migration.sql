CREATE TYPE "api_key_holder" AS ENUM ('tenant', 'group', 'platform');

CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "holder" "api_key_holder" NOT NULL,
    "tenant_id" TEXT,
    "organization_id" TEXT,
    "name" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "previous_digest" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_key_holder_check" CHECK (
      ("holder" = 'tenant') = ("tenant_id" IS NOT NULL) AND ("holder" = 'group') = ("organization_id" IS NOT NULL)),
    CONSTRAINT "api_key_previous_check" CHECK (("previous_digest" IS NULL) = ("previous_until" IS NULL))
);

CREATE TABLE "api_key_use" (
    "key_id" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "requests" INTEGER NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "api_key_use_pkey" PRIMARY KEY ("key_id")
);

CREATE UNIQUE INDEX "api_key_digest_key" ON "api_key"("digest");
CREATE UNIQUE INDEX "api_key_previous_digest_key" ON "api_key"("previous_digest");
CREATE INDEX "api_key_tenant_id_created_at_idx" ON "api_key"("tenant_id", "created_at" DESC);
CREATE INDEX "api_key_organization_id_created_at_idx" ON "api_key"("organization_id", "created_at" DESC);

ALTER TABLE "api_key_use" ADD CONSTRAINT "api_key_use_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;
