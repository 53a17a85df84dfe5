-- A restaurant's test twin is a restaurant whose id says so: no statement has to look it up.
ALTER TABLE "tenant" ADD COLUMN "twin_of" TEXT;
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_twin_of_check" CHECK (("twin_of" IS NOT NULL) = ("id" LIKE 'twin%'));
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_twin_of_fkey" FOREIGN KEY ("twin_of") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "twin_clock" (
    "tenant_id" TEXT NOT NULL,
    "now" TIMESTAMPTZ(3) NOT NULL,
    "stands" BOOLEAN NOT NULL DEFAULT false,
    "target" TIMESTAMPTZ(3),
    "failure" TEXT,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "twin_clock_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "twin_clock_is_of_a_twin" CHECK ("tenant_id" LIKE 'twin%'),
    CONSTRAINT "twin_clock_moves_forwards" CHECK ("target" IS NULL OR "stands" AND "target" >= "now")
);
ALTER TABLE "twin_clock" ADD CONSTRAINT "twin_clock_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "twin_job" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "task" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "job_key" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "max_attempts" INTEGER NOT NULL,
    "last_error" TEXT,

    CONSTRAINT "twin_job_pkey" PRIMARY KEY ("tenant_id","id"),
    CONSTRAINT "twin_job_is_of_a_twin" CHECK ("tenant_id" LIKE 'twin%')
);
CREATE UNIQUE INDEX "twin_job_tenant_id_job_key_key" ON "twin_job"("tenant_id", "job_key");
CREATE INDEX "twin_job_tenant_id_due_at_id_idx" ON "twin_job"("tenant_id", "due_at", "id");
ALTER TABLE "twin_job" ADD CONSTRAINT "twin_job_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Each twin has an account of its own at the embedded payment processor; '' is the account of a demo's platform.
ALTER TABLE "stripe_emulator_object" ADD COLUMN "account" TEXT NOT NULL DEFAULT '';
ALTER TABLE "stripe_emulator_transaction" ADD COLUMN "account" TEXT NOT NULL DEFAULT '';
ALTER TABLE "stripe_emulator_balance" ADD COLUMN "account" TEXT NOT NULL DEFAULT '';
ALTER TABLE "stripe_emulator_balance" DROP CONSTRAINT "stripe_emulator_balance_pkey";
ALTER TABLE "stripe_emulator_balance" ADD CONSTRAINT "stripe_emulator_balance_pkey" PRIMARY KEY ("account", "currency");
