-- CreateIndex
CREATE INDEX "audit_entry_subject_id_at_idx" ON "audit_entry"("subject_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_at_idx" ON "audit_entry"("actor_id", "at" DESC);
