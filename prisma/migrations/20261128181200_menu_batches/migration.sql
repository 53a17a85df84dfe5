-- Which changes of a menu were made together, so that they can be undone together (decision 118).
ALTER TABLE "menu_change" ADD COLUMN "batch_id" TEXT, ADD COLUMN "also" JSONB;
