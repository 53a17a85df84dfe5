/** Hashes and compares passwords, one after another, on its own thread, started by lib/people/auth/password-pool.ts. */
import os from "node:os";
import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

// On Linux the priority is this thread's alone, elsewhere it would be the whole server's.
if (process.platform === "linux") os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", (/** @type {import("./password-pool").PasswordWork} */ work) => {
  const { kind, digest } = work;
  parentPort?.postMessage(
    kind === "hash" ? bcrypt.hashSync(digest, work.cost) : bcrypt.compareSync(digest, work.hash),
  );
});
