-- CreateTable
CREATE TABLE "option_recipe_line" (
    "tenant_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "group_name" TEXT NOT NULL,
    "option_name" TEXT NOT NULL,
    "ingredient_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "quantity_milli" INTEGER NOT NULL,

    CONSTRAINT "option_recipe_line_pkey" PRIMARY KEY ("tenant_id","product_id","group_name","option_name","ingredient_id")
);

-- CreateIndex
CREATE INDEX "option_recipe_line_tenant_id_ingredient_id_idx" ON "option_recipe_line"("tenant_id", "ingredient_id");

-- AddForeignKey
ALTER TABLE "option_recipe_line" ADD CONSTRAINT "option_recipe_line_tenant_id_product_id_fkey" FOREIGN KEY ("tenant_id", "product_id") REFERENCES "product"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "option_recipe_line" ADD CONSTRAINT "option_recipe_line_tenant_id_ingredient_id_fkey" FOREIGN KEY ("tenant_id", "ingredient_id") REFERENCES "ingredient"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
