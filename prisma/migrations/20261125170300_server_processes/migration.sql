-- Processes that serve requests, with their heartbeats, and whose claims of Idempotency-Keys are. Not logged: after a
-- crash of PostgreSQL every process is on the list again within seconds.
CREATE UNLOGGED TABLE "server_process" (
    "id" TEXT NOT NULL,
    "instance" TEXT,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "server_process_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "idempotency_key" ADD COLUMN "process_id" TEXT;
