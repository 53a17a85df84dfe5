-- CreateTable
CREATE TABLE "theme_work" (
    "tenant_id" TEXT NOT NULL,
    "draft" JSONB,
    "draft_at" TIMESTAMPTZ(3),
    "before" JSONB,
    "published" JSONB,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "theme_work_pkey" PRIMARY KEY ("tenant_id")
);

-- AddForeignKey
ALTER TABLE "theme_work" ADD CONSTRAINT "theme_work_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
