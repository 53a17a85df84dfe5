-- An endpoint that was disabled for failing still needs a person.
DROP INDEX "webhook_endpoint_failing";
CREATE INDEX "webhook_endpoint_failing" ON "webhook_endpoint" ("failing_since" DESC, "id" DESC)
  WHERE "failing_since" IS NOT NULL AND "deleted_at" IS NULL;
