import bcrypt from "bcryptjs";
import pg from "pg";
import { createBenchShop } from "../bench/bench-shop.mjs";

const password = "a-password-of-its-own";
const owner = { email: "owner@crash.example", password };
const admin = { email: "admin@crash.example", password };
const coupon = "CRASH10";

/**
 * @typedef {{ email: string, password: string }} SignIn
 * @typedef {{ slug: string, products: string[], coupon: string, owner: SignIn, admin: SignIn }} CrashShop
 */

/**
 * A restaurant that takes cash and cards, has a coupon, tells a system of its own what happens, and an owner and a
 * super-admin who can sign in.
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
    const hash = await bcrypt.hash(password, 4);
    await client.query("UPDATE tenant SET card_enabled = true");
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
  return { slug, products: [...unlimited, ...counted], coupon, owner, admin };
}
