import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "./project.mjs";

const generated = ["SESSION_SECRET", "CRON_SECRET", "STRIPE_WEBHOOK_SECRET"];

/**
 * The secrets that the environment does not set: made at the first start and kept in `.data/secrets.json`. A
 * real payment processor brings its own webhook secret, so none is made up beside it.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function localSecrets() {
  const file = path.join(projectFolder, ".data", "secrets.json");
  /** @type {Record<string, string>} */
  const kept = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  const missing = generated.filter((name) => !kept[name]);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = secret(name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  }
  const wanted = generated.filter(
    (name) => !process.env[name] && !(name === "STRIPE_WEBHOOK_SECRET" && process.env.STRIPE_SECRET_KEY),
  );
  return Object.fromEntries(wanted.map((name) => [name, kept[name] ?? ""]));
}

/** Throw-away values for a run that keeps nothing. */
export function ephemeralSecrets() {
  return Object.fromEntries(generated.map((name) => [name, secret(name)]));
}

function secret(/** @type {string} */ name) {
  const random = randomBytes(32).toString("base64url");
  return name === "STRIPE_WEBHOOK_SECRET" ? `whsec_${random}` : random;
}
