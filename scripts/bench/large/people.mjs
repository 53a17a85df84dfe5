import { signIn } from "../sign-in.mjs";

/** @typedef {Record<"owner" | "cook" | "manager" | "admin", string>} Cookies what each of them sends */

const staffId = (/** @type {number} */ n) => `usr_${"1".padStart(13, "0")}${String(n).padStart(13, "0")}`;
const PEOPLE = {
  owner: { kind: "platform", userId: staffId(1) },
  cook: { kind: "platform", userId: staffId(3) },
  manager: { kind: "platform", userId: "usr_benchgroup_manager" },
  admin: { kind: "admin", userId: "usr_benchsuperadmin" },
};

/**
 * Signs in those who work at the largest restaurant and on the platform.
 *
 * @param {import("pg").Client} client
 * @param {string} secret SESSION_SECRET of the server
 * @returns {Promise<Cookies>}
 */
export async function signInAll(client, secret) {
  // A super-admin without a second factor is let in nowhere.
  await client.query(
    `INSERT INTO second_factor (user_id, sealed_secret, confirmed_at, created_at) VALUES ($1, '', now(), now())
     ON CONFLICT DO NOTHING`,
    [PEOPLE.admin.userId],
  );
  const of = (/** @type {keyof typeof PEOPLE} */ name) =>
    signIn(client, { id: `ses_bench_${name}`, ...PEOPLE[name], secret });
  return {
    owner: await of("owner"),
    cook: await of("cook"),
    manager: await of("manager"),
    admin: await of("admin"),
  };
}
