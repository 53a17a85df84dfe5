import bcrypt from "bcryptjs";
import pg from "pg";
import { createBenchShop } from "../bench/bench-shop.mjs";

const owner = { email: "owner@crash.example", password: "a-password-of-its-own" };

/**
 * @typedef {{ slug: string, products: string[], owner: { email: string, password: string } }} CrashShop
 */

/**
 * A restaurant that takes cash and cards, with an owner who can sign in.
 *
 * @param {string} url
 * @returns {Promise<CrashShop>}
 */
export async function createCrashShop(url) {
  const { slug, unlimited, counted } = await createBenchShop(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("UPDATE tenant SET card_enabled = true");
    await client.query(
      "INSERT INTO users (id, email, name, password_hash) VALUES ('usr_crash', $1, 'Crash Owner', $2)",
      [owner.email, await bcrypt.hash(owner.password, 4)],
    );
    await client.query(
      "INSERT INTO tenant_member (tenant_id, user_id, role) SELECT id, 'usr_crash', 'owner' FROM tenant",
    );
  } finally {
    await client.end();
  }
  return { slug, products: [...unlimited, ...counted], owner };
}
