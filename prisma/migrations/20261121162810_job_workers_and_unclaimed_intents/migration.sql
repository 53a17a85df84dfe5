-- CreateTable
CREATE TABLE "job_worker" (
    "id" TEXT NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_worker_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scheduled_task" (
    "name" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scheduled_task_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "unclaimed_intent" (
    "tenant_id" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "given_up_at" TIMESTAMPTZ(3),

    CONSTRAINT "unclaimed_intent_pkey" PRIMARY KEY ("tenant_id","payment_id")
);

-- CreateIndex
CREATE INDEX "unclaimed_intent_asked_at_idx" ON "unclaimed_intent"("asked_at");

-- AddForeignKey
ALTER TABLE "unclaimed_intent" ADD CONSTRAINT "unclaimed_intent_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is being sent right now is counted per restaurant before more is.
CREATE INDEX "webhook_delivery_in_the_air" ON "webhook_delivery" ("leased_until")
  WHERE "status" = 'pending' AND "leased_until" IS NOT NULL;
