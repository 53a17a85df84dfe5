-- The groups of which each chosen option is on one half. Orders keep them in what their guests read (`shown`).
ALTER TABLE "bill_item" ADD COLUMN     "halved_groups" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
