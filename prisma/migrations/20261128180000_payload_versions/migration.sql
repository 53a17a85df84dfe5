-- Endpoints keep the payloads that they have; new ones are made with the newest version.
ALTER TABLE "webhook_endpoint" ADD COLUMN "payload_version" TEXT NOT NULL DEFAULT '2026-11-20';

-- What was sent, without the body, which is made anew from the event and so follows its erasure.
ALTER TABLE "webhook_attempt" ADD COLUMN "request_headers" JSONB, ADD COLUMN "payload_version" TEXT;
