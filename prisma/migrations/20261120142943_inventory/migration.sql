-- CreateEnum
CREATE TYPE "ingredient_unit" AS ENUM ('g', 'kg', 'ml', 'l', 'piece');

-- CreateEnum
CREATE TYPE "movement_kind" AS ENUM ('delivery', 'waste', 'recount', 'sale', 'return');

-- CreateTable
CREATE TABLE "ingredient" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "unit" "ingredient_unit" NOT NULL,
    "stock_milli" INTEGER NOT NULL DEFAULT 0,
    "low_milli" INTEGER,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ingredient_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "ingredient_movement" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "ingredient_id" TEXT NOT NULL,
    "kind" "movement_kind" NOT NULL,
    "change_milli" INTEGER NOT NULL,
    "shortage_milli" INTEGER NOT NULL DEFAULT 0,
    "stock_after_milli" INTEGER NOT NULL,
    "source_id" TEXT,
    "note" TEXT,
    "actor_id" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ingredient_movement_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "recipe_line" (
    "tenant_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "ingredient_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "quantity_milli" INTEGER NOT NULL,

    CONSTRAINT "recipe_line_pkey" PRIMARY KEY ("tenant_id","product_id","ingredient_id")
);

-- CreateIndex
CREATE INDEX "ingredient_movement_tenant_id_ingredient_id_id_idx" ON "ingredient_movement"("tenant_id", "ingredient_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ingredient_movement_tenant_id_source_id_kind_ingredient_id_key" ON "ingredient_movement"("tenant_id", "source_id", "kind", "ingredient_id");

-- CreateIndex
CREATE INDEX "recipe_line_tenant_id_ingredient_id_idx" ON "recipe_line"("tenant_id", "ingredient_id");

-- AddForeignKey
ALTER TABLE "ingredient" ADD CONSTRAINT "ingredient_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ingredient_movement" ADD CONSTRAINT "ingredient_movement_tenant_id_ingredient_id_fkey" FOREIGN KEY ("tenant_id", "ingredient_id") REFERENCES "ingredient"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_tenant_id_product_id_fkey" FOREIGN KEY ("tenant_id", "product_id") REFERENCES "product"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_tenant_id_ingredient_id_fkey" FOREIGN KEY ("tenant_id", "ingredient_id") REFERENCES "ingredient"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
CREATE UNIQUE INDEX "ingredient_tenant_id_name_key" ON "ingredient" ("tenant_id", lower("name")) WHERE "removed_at" IS NULL;

ALTER TABLE "ingredient"
  ADD CONSTRAINT "ingredient_stock_not_negative" CHECK ("stock_milli" >= 0 AND "low_milli" >= 0);

ALTER TABLE "ingredient_movement"
  ADD CONSTRAINT "ingredient_movement_sign" CHECK (
    "shortage_milli" >= 0 AND "stock_after_milli" >= 0
    AND CASE "kind" WHEN 'recount' THEN true
                    WHEN 'sale' THEN "change_milli" <= 0 WHEN 'waste' THEN "change_milli" <= 0
                    ELSE "change_milli" >= 0 END);

ALTER TABLE "recipe_line" ADD CONSTRAINT "recipe_line_positive" CHECK ("quantity_milli" > 0);

CREATE TRIGGER "ingredient_movement_immutable" BEFORE UPDATE OR DELETE ON "ingredient_movement"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
