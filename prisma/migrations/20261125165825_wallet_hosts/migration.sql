-- CreateEnum
CREATE TYPE "wallet_host_state" AS ENUM ('waiting', 'active', 'inactive', 'off', 'refused');

-- CreateTable
CREATE TABLE "wallet_host" (
    "host" TEXT NOT NULL,
    "state" "wallet_host_state" NOT NULL,
    "domain_id" TEXT,
    "problem" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_host_pkey" PRIMARY KEY ("host")
);
