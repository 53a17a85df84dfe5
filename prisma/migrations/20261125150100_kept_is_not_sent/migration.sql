-- Only the local mailbox keeps what it shows; a provider's emails are emptied as it takes them.
UPDATE "email" SET "status" = 'kept', "sent_at" = NULL WHERE "status" = 'sent' AND "html" IS NOT NULL;
CREATE INDEX "email_kept" ON "email" ("created_at" DESC, "id" DESC) WHERE "status" = 'kept';
