-- CreateTable
CREATE TABLE "session_hand_over" (
    "tenant_id" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "bazar_user_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_hand_over_pkey" PRIMARY KEY ("tenant_id","code_hash")
);

-- CreateIndex
CREATE INDEX "session_hand_over_bazar_user_id_idx" ON "session_hand_over"("bazar_user_id");

-- CreateIndex
CREATE INDEX "session_hand_over_expires_at_idx" ON "session_hand_over"("expires_at");

-- AddForeignKey
ALTER TABLE "session_hand_over" ADD CONSTRAINT "session_hand_over_bazar_user_id_fkey" FOREIGN KEY ("bazar_user_id") REFERENCES "bazar_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session_hand_over" ADD CONSTRAINT "session_hand_over_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
