-- What the overview of all restaurants reads every few seconds; each index holds only what is open.
CREATE INDEX "deposit_held" ON "deposit" ("tenant_id", "reservation_id") WHERE "status" = 'paid';
CREATE INDEX "dispute_open" ON "dispute" ("evidence_due_at", "id") WHERE "status" = 'open';
