import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";

const memoryFolder = "/dev/shm";
/** Linux's mark of a file system in memory (statfs(2)). */
const tmpfs = 0x0102_1994;
/** A whole test run holds under 2 GB; what is not there in abundance stays with the programs. */
const roomBytes = 6_000_000_000;

/**
 * Where a cluster that ends with its process keeps its files: in memory when there is plenty, because cloning a database
 * there takes a tenth of the time, else in the system's temporary folder.
 *
 * @param {{ durable: boolean }} options `durable`: on a disk in any case, for measurements of real writes
 */
export async function ephemeralFolder({ durable }) {
  if (durable || freemem() < roomBytes) return tmpdir();
  const disk = await statfs(memoryFolder).catch(() => null);
  if (disk?.type !== tmpfs || disk.bavail * disk.bsize < roomBytes) return tmpdir();
  const isWritable = await access(memoryFolder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isWritable ? memoryFolder : tmpdir();
}
