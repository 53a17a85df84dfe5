import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDemoByName } from "./own-database.mjs";
import { secretsFile } from "./project.mjs";

const generated = [
  "SESSION_SECRET",
  "GIFT_CARD_SECRET",
  "CRON_SECRET",
  "STRIPE_WEBHOOK_SECRET",
  "VAPID_PRIVATE_KEY",
];

/**
 * The secrets that the environment of a demo does not set: made at the first start and kept in `.data/secrets.json`. A
 * real payment processor brings its own webhook secret, so none is made up beside it. A database of one's own gets none:
 * its server says which ones are missing.
 *
 * @param {{ demo?: boolean }} [options]
 * @returns {Promise<Record<string, string>>} with BAZAR_MADE_SECRETS, the names of those that were made
 */
export async function localSecrets({ demo = !process.env.DATABASE_URL || isDemoByName() } = {}) {
  if (!demo) return {};
  const file = secretsFile;
  /** @type {Record<string, string>} */
  let kept = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  const missing = generated.filter((name) => !kept[name]);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = secret(name);
    kept = await keep(file, kept);
  }
  const wanted = generated.filter(
    (name) => !process.env[name] && !(name === "STRIPE_WEBHOOK_SECRET" && process.env.STRIPE_SECRET_KEY),
  );
  return {
    ...Object.fromEntries(wanted.map((name) => [name, kept[name] ?? ""])),
    BAZAR_MADE_SECRETS: wanted.join(","),
  };
}

/**
 * Writes the secrets whole. Of several processes that start at once for the first time all get the first one's.
 *
 * @param {string} file
 * @param {Record<string, string>} secrets
 * @returns {Promise<Record<string, string>>} what is kept
 */
async function keep(file, secrets) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  const isFirst = await link(draft, file).then(
    () => true,
    () => false,
  );
  const found = isFirst ? secrets : JSON.parse(await readFile(file, "utf8"));
  if (Object.keys(secrets).every((name) => found[name])) {
    await rm(draft);
    return found;
  }
  await rename(draft, file);
  return secrets;
}

/** Throw-away values for a run that keeps nothing. */
export function ephemeralSecrets() {
  return Object.fromEntries(generated.map((name) => [name, secret(name)]));
}

function secret(/** @type {string} */ name) {
  const random = randomBytes(32).toString("base64url");
  return name === "STRIPE_WEBHOOK_SECRET" ? `whsec_${random}` : random;
}
