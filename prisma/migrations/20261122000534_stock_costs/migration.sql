-- AlterTable
ALTER TABLE "ingredient" ADD COLUMN     "unit_cost_milli" INTEGER;

-- AlterTable
ALTER TABLE "ingredient_movement" ADD COLUMN     "cost_minor" INTEGER;

-- CreateIndex
CREATE INDEX "ingredient_movement_tenant_id_kind_id_idx" ON "ingredient_movement"("tenant_id", "kind", "id" DESC);

-- CreateIndex
CREATE INDEX "ingredient_movement_tenant_id_ingredient_id_at_idx" ON "ingredient_movement"("tenant_id", "ingredient_id", "at");

-- What Prisma's schema cannot say.
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_unit_cost_not_negative" CHECK ("unit_cost_milli" >= 0);

ALTER TABLE "ingredient_movement"
  ADD CONSTRAINT "ingredient_movement_cost" CHECK ("cost_minor" IS NULL OR ("kind" = 'delivery' AND "cost_minor" >= 0));
