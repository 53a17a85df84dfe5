-- Public menus as they are sent. Written by whoever needs one first, so there is nothing to fill.
CREATE TABLE "ready_menu" (
    "tenant_id" TEXT NOT NULL,
    "format" INTEGER NOT NULL,
    "version" BIGINT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "fresh_until" TIMESTAMPTZ(3),
    "etag" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "brotli" BYTEA,
    "gzip" BYTEA,

    CONSTRAINT "ready_menu_pkey" PRIMARY KEY ("tenant_id")
);

ALTER TABLE "ready_menu" ADD CONSTRAINT "ready_menu_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is compressed already is not tried again
ALTER TABLE "ready_menu" ALTER COLUMN "brotli" SET STORAGE EXTERNAL, ALTER COLUMN "gzip" SET STORAGE EXTERNAL;
