CREATE TYPE "own_domain_state" AS ENUM ('named', 'proven', 'lost');

CREATE TABLE "own_domain" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "state" "own_domain_state" NOT NULL DEFAULT 'named',
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "proven_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "next_check_at" TIMESTAMPTZ(3),
    "finding" JSONB,
    "host_problem" TEXT,

    CONSTRAINT "own_domain_pkey" PRIMARY KEY ("tenant_id","id"),
    CONSTRAINT "own_domain_name_check" CHECK ("name" = lower("name") AND length("name") BETWEEN 3 AND 246),
    CONSTRAINT "own_domain_primary_check" CHECK (NOT "is_primary" OR "state" = 'proven'),
    CONSTRAINT "own_domain_proven_check" CHECK ("state" <> 'proven' OR "proven_at" IS NOT NULL)
);

CREATE UNIQUE INDEX "own_domain_tenant_id_name_key" ON "own_domain"("tenant_id", "name");
-- One restaurant serves a name. Who has only named it keeps nobody else from proving it.
CREATE UNIQUE INDEX "own_domain_proven_name" ON "own_domain"("name") WHERE "state" = 'proven';
CREATE UNIQUE INDEX "own_domain_one_primary" ON "own_domain"("tenant_id") WHERE "is_primary";
CREATE INDEX "own_domain_next_check_at_idx" ON "own_domain"("next_check_at");

ALTER TABLE "own_domain" ADD CONSTRAINT "own_domain_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "tenant" ADD COLUMN "own_host" TEXT;
