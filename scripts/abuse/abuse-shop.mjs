import pg from "pg";
import { createCrashShop } from "../crash/crash-shop.mjs";
import { addHostileRestaurant } from "./hostile-restaurant.mjs";

/** Nobody listens there: the restaurant has a receiver only while it is attacked through one. */
const NO_RECEIVER = "http://127.0.0.1:9/";

/**
 * @typedef {{ slug: string, products: string[], owner: import("../crash/crash-shop.mjs").SignIn, hostileSlug: string }} AbuseShop
 * `hostileSlug` is the second one (see addHostileRestaurant)
 */

/**
 * A restaurant that takes orders, and one whose tables were made to be expensive to search.
 *
 * @param {string} url
 * @returns {Promise<AbuseShop>}
 */
export async function createAbuseShop(url) {
  const { slug, products, owner } = await createCrashShop(url, { receiverUrl: NO_RECEIVER });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("DELETE FROM webhook_endpoint");
  } finally {
    await client.end();
  }
  return { slug, products: products.slice(0, 3), owner, hostileSlug: await addHostileRestaurant(url, slug) };
}
