-- CreateEnum
CREATE TYPE "platform_role" AS ENUM ('member', 'web_designer', 'sales_agent', 'group_manager', 'superadmin');

-- CreateEnum
CREATE TYPE "member_role" AS ENUM ('owner', 'co_manager', 'staff');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('platform', 'admin', 'customer', 'bazar');

-- CreateEnum
CREATE TYPE "coupon_type" AS ENUM ('percent', 'fixed');

-- CreateEnum
CREATE TYPE "email_status" AS ENUM ('queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "gift_card_entry_kind" AS ENUM ('issue', 'redeem', 'return', 'expire');

-- CreateEnum
CREATE TYPE "product_status" AS ENUM ('active', 'draft');

-- CreateEnum
CREATE TYPE "order_type" AS ENUM ('pickup', 'delivery');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('pending', 'accepted', 'preparing', 'ready', 'delivered', 'rejected', 'canceled');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('pending', 'paid', 'failed', 'refunded');

-- CreateEnum
CREATE TYPE "escrow_status" AS ENUM ('held', 'released', 'refunded', 'partial_refund', 'void');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('cash', 'stripe', 'paypal', 'satispay');

-- CreateEnum
CREATE TYPE "actor" AS ENUM ('customer', 'restaurant', 'platform', 'system');

-- CreateEnum
CREATE TYPE "payment_state" AS ENUM ('requires_payment', 'succeeded', 'failed', 'canceled');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('pending', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "tenant_status" AS ENUM ('active', 'suspended');

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "platform_role" NOT NULL DEFAULT 'member',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant_member" (
    "tenant_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" "member_role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenant_member_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "bazar_user" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "gdpr_consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bazar_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "gdpr_consent_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "kind" "session_kind" NOT NULL,
    "subject_id" TEXT NOT NULL,
    "tenant_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "type" "coupon_type" NOT NULL,
    "value" INTEGER NOT NULL,
    "min_subtotal_minor" INTEGER NOT NULL DEFAULT 0,
    "usage_limit" INTEGER,
    "per_customer_limit" INTEGER,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "order_types" "order_type"[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "used" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupon_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "coupon_redemption" (
    "tenant_id" TEXT NOT NULL,
    "coupon_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupon_redemption_pkey" PRIMARY KEY ("tenant_id","order_id")
);

-- CreateTable
CREATE TABLE "event" (
    "tenant_id" TEXT NOT NULL,
    "sequence" BIGINT NOT NULL,
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "order_id" TEXT,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_pkey" PRIMARY KEY ("tenant_id","sequence")
);

-- CreateTable
CREATE TABLE "email" (
    "id" TEXT NOT NULL,
    "tenant_id" TEXT,
    "to" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "props" JSONB NOT NULL,
    "unique_key" TEXT NOT NULL,
    "status" "email_status" NOT NULL DEFAULT 'queued',
    "subject" TEXT,
    "text" TEXT,
    "html" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "hits" BIGINT[],
    "admitted" BOOLEAN NOT NULL,
    "touched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "gift_card" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "initial_minor" INTEGER NOT NULL,
    "balance_minor" INTEGER NOT NULL,
    "recipient_email" TEXT,
    "recipient_name" TEXT,
    "purchaser_email" TEXT,
    "message" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_card_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "gift_card_entry" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "gift_card_id" TEXT NOT NULL,
    "kind" "gift_card_entry_kind" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_card_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "category" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "product" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "category_id" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "description" JSONB NOT NULL DEFAULT '{}',
    "image" TEXT,
    "base_price_minor" INTEGER NOT NULL,
    "discount_price_minor" INTEGER,
    "allergens" TEXT[],
    "dietary_tags" TEXT[],
    "option_groups" JSONB NOT NULL DEFAULT '[]',
    "status" "product_status" NOT NULL DEFAULT 'active',
    "available" BOOLEAN NOT NULL DEFAULT true,
    "stock" INTEGER,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "media_file" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_file_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "orders" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "type" "order_type" NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'pending',
    "payment_method" "payment_method" NOT NULL,
    "payment_status" "payment_status" NOT NULL DEFAULT 'pending',
    "escrow_status" "escrow_status" NOT NULL DEFAULT 'held',
    "currency" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "customer_phone" TEXT NOT NULL,
    "delivery_address" TEXT,
    "postcode" TEXT,
    "notes" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "subtotal_minor" INTEGER NOT NULL,
    "discount_minor" INTEGER NOT NULL DEFAULT 0,
    "delivery_fee_minor" INTEGER NOT NULL DEFAULT 0,
    "gift_card_minor" INTEGER NOT NULL DEFAULT 0,
    "total_minor" INTEGER NOT NULL,
    "coupon_id" TEXT,
    "coupon_code" TEXT,
    "gift_card_id" TEXT,
    "customer_id" TEXT,
    "bazar_user_id" TEXT,
    "promised_at" TIMESTAMPTZ(3) NOT NULL,
    "pay_before" TIMESTAMPTZ(3),
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "preparing_started_at" TIMESTAMPTZ(3),
    "ready_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "rejected_at" TIMESTAMPTZ(3),
    "end_reason" TEXT,
    "flagged_at" TIMESTAMPTZ(3),
    "flag_cleared_at" TIMESTAMPTZ(3),
    "release_at" TIMESTAMPTZ(3),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_item" (
    "tenant_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" TEXT NOT NULL,
    "product_name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_price_minor" INTEGER NOT NULL,
    "line_total_minor" INTEGER NOT NULL,
    "selected_options" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "order_item_pkey" PRIMARY KEY ("tenant_id","order_id","position")
);

-- CreateTable
CREATE TABLE "order_timeline_event" (
    "tenant_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "status" "order_status" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" "actor" NOT NULL,
    "actor_user_id" TEXT,
    "note" TEXT,

    CONSTRAINT "order_timeline_event_pkey" PRIMARY KEY ("tenant_id","order_id","position")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "tenant_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "claim_id" TEXT NOT NULL,
    "claimed_until" TIMESTAMPTZ(3) NOT NULL,
    "order_id" TEXT,
    "response" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("tenant_id","key")
);

-- CreateTable
CREATE TABLE "payment" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "state" "payment_state" NOT NULL DEFAULT 'requires_payment',
    "amount_minor" INTEGER NOT NULL,
    "captured_minor" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "intent_id" TEXT,
    "client_secret" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "refund" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "payment_id" TEXT,
    "amount_minor" INTEGER NOT NULL,
    "gift_card_minor" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT NOT NULL,
    "status" "refund_status" NOT NULL DEFAULT 'pending',
    "actor" "actor" NOT NULL,
    "processor_refund_id" TEXT,
    "failure_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "ledger_transaction" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "order_id" TEXT,
    "unique_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "tenant_id" TEXT NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "order_id" TEXT,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("tenant_id","transaction_id","position")
);

-- CreateTable
CREATE TABLE "processor_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "processor_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "status" "tenant_status" NOT NULL DEFAULT 'active',
    "name" TEXT NOT NULL,
    "tagline" JSONB NOT NULL DEFAULT '{}',
    "about" JSONB NOT NULL DEFAULT '{}',
    "hero_image" TEXT,
    "accent" TEXT NOT NULL DEFAULT 'oklch(0.55 0.16 35)',
    "display_font" TEXT NOT NULL DEFAULT 'fraunces',
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "postcode" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "time_zone" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "locales" TEXT[],
    "delivery_enabled" BOOLEAN NOT NULL DEFAULT true,
    "pickup_enabled" BOOLEAN NOT NULL DEFAULT true,
    "delivery_radius_km" DOUBLE PRECISION,
    "delivery_fee_minor" INTEGER NOT NULL DEFAULT 0,
    "delivery_minimum_minor" INTEGER NOT NULL DEFAULT 0,
    "opening_hours" JSONB NOT NULL,
    "paused_until" TIMESTAMPTZ(3),
    "prep_minutes" INTEGER NOT NULL DEFAULT 20,
    "delivery_minutes" INTEGER NOT NULL DEFAULT 20,
    "cancel_grace_minutes" INTEGER NOT NULL DEFAULT 5,
    "escrow_delay_hours" INTEGER NOT NULL DEFAULT 24,
    "plausible_prep_seconds" INTEGER NOT NULL DEFAULT 60,
    "platform_fee_bps" INTEGER NOT NULL DEFAULT 500,
    "cash_enabled" BOOLEAN NOT NULL DEFAULT true,
    "card_enabled" BOOLEAN NOT NULL DEFAULT false,
    "wallets_enabled" BOOLEAN NOT NULL DEFAULT false,
    "klarna_enabled" BOOLEAN NOT NULL DEFAULT false,
    "paypal_enabled" BOOLEAN NOT NULL DEFAULT false,
    "satispay_enabled" BOOLEAN NOT NULL DEFAULT false,
    "bancontact_enabled" BOOLEAN NOT NULL DEFAULT false,
    "ideal_enabled" BOOLEAN NOT NULL DEFAULT false,
    "stripe_account_id" TEXT,
    "organization_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenant_counter" (
    "tenant_id" TEXT NOT NULL,
    "order_number" INTEGER NOT NULL DEFAULT 1000,
    "event_sequence" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "tenant_counter_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "tenant_version" (
    "tenant_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "tenant_version_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "organization" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hq_tenant_id" TEXT NOT NULL,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization_manager" (
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "organization_manager_pkey" PRIMARY KEY ("organization_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "tenant_member_user_id_idx" ON "tenant_member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "bazar_user_email_key" ON "bazar_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "customer_tenant_id_email_key" ON "customer"("tenant_id", "email");

-- CreateIndex
CREATE INDEX "session_subject_id_idx" ON "session"("subject_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_tenant_id_code_key" ON "coupon"("tenant_id", "code");

-- CreateIndex
CREATE INDEX "coupon_redemption_tenant_id_coupon_id_customer_email_idx" ON "coupon_redemption"("tenant_id", "coupon_id", "customer_email");

-- CreateIndex
CREATE UNIQUE INDEX "event_id_key" ON "event"("id");

-- CreateIndex
CREATE INDEX "event_tenant_id_created_at_idx" ON "event"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "event_tenant_id_order_id_sequence_idx" ON "event"("tenant_id", "order_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "email_unique_key_key" ON "email"("unique_key");

-- CreateIndex
CREATE INDEX "email_to_created_at_idx" ON "email"("to", "created_at" DESC);

-- CreateIndex
CREATE INDEX "email_created_at_idx" ON "email"("created_at" DESC);

-- CreateIndex
CREATE INDEX "rate_limit_touched_at_idx" ON "rate_limit"("touched_at");

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_code_key" ON "gift_card"("code");

-- CreateIndex
CREATE INDEX "gift_card_tenant_id_created_at_idx" ON "gift_card"("tenant_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "gift_card_entry_tenant_id_gift_card_id_created_at_idx" ON "gift_card_entry"("tenant_id", "gift_card_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "gift_card_entry_tenant_id_order_id_kind_key" ON "gift_card_entry"("tenant_id", "order_id", "kind");

-- CreateIndex
CREATE INDEX "category_tenant_id_position_idx" ON "category"("tenant_id", "position");

-- CreateIndex
CREATE INDEX "product_tenant_id_category_id_position_idx" ON "product"("tenant_id", "category_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "media_file_key_key" ON "media_file"("key");

-- CreateIndex
CREATE INDEX "orders_tenant_id_created_at_id_idx" ON "orders"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_tenant_id_status_created_at_id_idx" ON "orders"("tenant_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_tenant_id_customer_email_created_at_idx" ON "orders"("tenant_id", "customer_email", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_bazar_user_id_created_at_idx" ON "orders"("bazar_user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "orders_release_at_idx" ON "orders"("release_at");

-- CreateIndex
CREATE INDEX "orders_pay_before_idx" ON "orders"("pay_before");

-- CreateIndex
CREATE UNIQUE INDEX "orders_tenant_id_number_key" ON "orders"("tenant_id", "number");

-- CreateIndex
CREATE INDEX "order_item_tenant_id_product_id_idx" ON "order_item"("tenant_id", "product_id");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_intent_id_key" ON "payment"("intent_id");

-- CreateIndex
CREATE INDEX "payment_state_created_at_idx" ON "payment"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_tenant_id_order_id_key" ON "payment"("tenant_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_processor_refund_id_key" ON "refund"("processor_refund_id");

-- CreateIndex
CREATE INDEX "refund_tenant_id_order_id_idx" ON "refund"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "refund_status_created_at_idx" ON "refund"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transaction_unique_key_key" ON "ledger_transaction"("unique_key");

-- CreateIndex
CREATE INDEX "ledger_transaction_tenant_id_order_id_idx" ON "ledger_transaction"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "ledger_entry_tenant_id_account_idx" ON "ledger_entry"("tenant_id", "account");

-- CreateIndex
CREATE INDEX "ledger_entry_tenant_id_order_id_idx" ON "ledger_entry"("tenant_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "tenant_slug_key" ON "tenant"("slug");

-- CreateIndex
CREATE INDEX "tenant_organization_id_idx" ON "tenant"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_hq_tenant_id_key" ON "organization"("hq_tenant_id");

-- CreateIndex
CREATE INDEX "organization_manager_user_id_idx" ON "organization_manager"("user_id");

-- AddForeignKey
ALTER TABLE "tenant_member" ADD CONSTRAINT "tenant_member_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_member" ADD CONSTRAINT "tenant_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer" ADD CONSTRAINT "customer_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_tenant_id_coupon_id_fkey" FOREIGN KEY ("tenant_id", "coupon_id") REFERENCES "coupon"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_card" ADD CONSTRAINT "gift_card_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_tenant_id_gift_card_id_fkey" FOREIGN KEY ("tenant_id", "gift_card_id") REFERENCES "gift_card"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category" ADD CONSTRAINT "category_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_tenant_id_category_id_fkey" FOREIGN KEY ("tenant_id", "category_id") REFERENCES "category"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_timeline_event" ADD CONSTRAINT "order_timeline_event_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_tenant_id_payment_id_fkey" FOREIGN KEY ("tenant_id", "payment_id") REFERENCES "payment"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_transaction_id_fkey" FOREIGN KEY ("tenant_id", "transaction_id") REFERENCES "ledger_transaction"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_counter" ADD CONSTRAINT "tenant_counter_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_version" ADD CONSTRAINT "tenant_version_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization" ADD CONSTRAINT "organization_hq_tenant_id_fkey" FOREIGN KEY ("hq_tenant_id") REFERENCES "tenant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_manager" ADD CONSTRAINT "organization_manager_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_manager" ADD CONSTRAINT "organization_manager_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
