import { constants } from "node:fs";
import { access, mkdtemp, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import path from "node:path";
import { giveTo } from "./postgres-user.mjs";

const memoryFolder = "/dev/shm";
/** Linux's mark of a file system in memory (statfs(2)). */
const tmpfs = 0x0102_1994;
/** A whole test run holds under 2 GB; what is not there in abundance stays with the programs. */
const roomBytes = 6_000_000_000;

/**
 * A new folder for a cluster that ends with its process: in memory when there is plenty, because cloning a database takes
 * a tenth of the time there, else in the system's temporary folder.
 *
 * @param {string} name
 * @param {{ user: import("./postgres-user.mjs").PostgresUser, durable: boolean }} options `durable`: on a disk in any
 * case, for measurements of real writes
 */
export async function ephemeralFolder(name, { user, durable }) {
  const parent = !durable && (await hasRoomInMemory()) ? memoryFolder : tmpdir();
  const folder = await mkdtemp(path.join(parent, `bazar-${name}-`));
  await giveTo(folder, user);
  return folder;
}

async function hasRoomInMemory() {
  const files = await statfs(memoryFolder).catch(() => null);
  if (files?.type !== tmpfs || Math.min(files.bavail * files.bsize, freemem()) < roomBytes) return false;
  return access(memoryFolder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
