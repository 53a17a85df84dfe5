-- Rows that exist are looked at in a transaction of its own, which blocks no writes.
ALTER TABLE "bill_item" VALIDATE CONSTRAINT "bill_item_tenant_id_guest_id_fkey";
