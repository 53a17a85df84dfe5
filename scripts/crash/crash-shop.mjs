import { createHash } from "node:crypto";
import bcrypt from "bcryptjs";
import pg from "pg";
import { createBenchShop } from "../bench/bench-shop.mjs";

const password = "a-password-of-its-own";
const owner = { email: "owner@crash.example", password };
const admin = { email: "admin@crash.example", password };
const coupon = "CRASH10";
const TABLES = 8;
/** Verified, as the embedded processor shows it (lib/payments/stripe-emulator/emulator-object.ts). */
const account = {
  id: "acct_crash",
  object: "account",
  country: "IT",
  email: owner.email,
  details_submitted: true,
  payouts_enabled: true,
  capabilities: { card_payments: "active", transfers: "active" },
  requirements: { currently_due: [], disabled_reason: null },
  metadata: {},
  created: 0,
};

/**
 * @typedef {{ email: string, password: string }} SignIn
 * @typedef {{ slug: string, products: string[], tables: string[], coupon: string, owner: SignIn, admin: SignIn }} CrashShop
 */

/**
 * A restaurant that takes cash and cards, has tables and a coupon, notifies a system of its own of every event, is paid out
 * as soon as an order is delivered, and has an owner and a super-admin who can sign in.
 *
 * @param {string} url
 * @param {{ receiverUrl: string }} settings
 * @returns {Promise<CrashShop>}
 */
export async function createCrashShop(url, { receiverUrl }) {
  const { slug, unlimited, counted } = await createBenchShop(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // As lib/people/auth/password.ts hashes it.
    const hash = await bcrypt.hash(createHash("sha256").update(password).digest("base64"), 4);
    await client.query(`UPDATE tenant SET card_enabled = true, stripe_account_id = 'acct_crash', platform_fee_bps = 500,
              escrow_delay_hours = 0, plausible_prep_seconds = 0`);
    await client.query(
      "INSERT INTO stripe_emulator_object (id, kind, body, created_at) VALUES ('acct_crash', 'account', $1, now())",
      [JSON.stringify(account)],
    );
    await client.query(
      `INSERT INTO payout_account (tenant_id, account_id, details_submitted, payouts_enabled, transfers_enabled,
                                   card_payments_enabled, requirements_due, created_at, updated_at)
       SELECT id, 'acct_crash', true, true, true, true, '{}', now(), now() FROM tenant`,
    );
    await client.query(
      `INSERT INTO users (id, email, name, password_hash, role)
       VALUES ('usr_crash', $1, 'Crash Owner', $3, 'member'), ('usr_crash_admin', $2, 'Crash Admin', $3, 'superadmin')`,
      [owner.email, admin.email, hash],
    );
    await client.query(
      "INSERT INTO tenant_member (tenant_id, user_id, role) SELECT id, 'usr_crash', 'owner' FROM tenant",
    );
    await client.query(
      "INSERT INTO coupon (tenant_id, id, code, type, value) SELECT id, 'cpn_crash', $1, 'percent', 1000 FROM tenant",
      [coupon],
    );
    await client.query(
      `INSERT INTO webhook_endpoint (tenant_id, id, url, event_types, secret, created_at)
       SELECT id, 'whe_crash', $1, '{}', 'whsec_' || encode(sha256('crash'), 'base64'), now() FROM tenant`,
      [receiverUrl],
    );
  } finally {
    await client.end();
  }
  const tables = Array.from({ length: TABLES }, (_, index) => `tbl_bench${index + 1}`);
  return { slug, products: [...unlimited, ...counted], tables, coupon, owner, admin };
}
