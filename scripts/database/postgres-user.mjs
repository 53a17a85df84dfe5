import { chown, readFile } from "node:fs/promises";

/**
 * @typedef {{ switched: boolean, uid?: number, gid?: number }} PostgresUser
 * `switched` is true when PostgreSQL runs as another user than this process.
 */

/** Where root keeps what the unprivileged database user must reach: a checkout may lie below root's home. */
export const privateFolder = "/var/lib/bazar";

/**
 * PostgreSQL refuses to run as root. Root therefore starts it as `nobody`; everyone else as themselves.
 *
 * @returns {Promise<PostgresUser>}
 */
export async function postgresUser() {
  if (process.getuid?.() !== 0) return { switched: false };
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  const nobody = accounts
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name, , uid]) => name === "nobody" && Number(uid) > 0);
  return { switched: true, uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) };
}

/**
 * Hands a file or folder to the database user.
 *
 * @param {string} path
 * @param {PostgresUser} user
 */
export async function giveTo(path, user) {
  if (user.uid === undefined || user.gid === undefined) return;
  await chown(path, user.uid, user.gid).catch((error) => {
    throw new Error(
      `Root cannot hand ${path} to the database user ${user.uid} (${error.code}). Run as an ordinary user instead, or set DATABASE_URL.`,
    );
  });
}

/**
 * The identity for child_process.spawn.
 *
 * @param {PostgresUser} user
 */
export function identityOf(user) {
  return user.switched ? { uid: user.uid, gid: user.gid } : {};
}
