import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import path from "node:path";
import { projectFolder } from "./project.mjs";

const answerMs = 1000;

/**
 * Takes the data folder for this process. The holder answers on a local port with its secret, so a lock left
 * behind by a killed process is recognised at once, also when its process id belongs to another program now.
 *
 * @param {string} [file]
 * @returns {Promise<{ release: () => Promise<void> }>}
 * @throws when another run holds it
 */
export async function lockData(file = path.join(projectFolder, ".data", "lock.json")) {
  const token = randomUUID();
  const server = createServer((socket) => socket.on("error", () => {}).end(token));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  server.unref();
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const mine = JSON.stringify({ pid: process.pid, port, token });

  await mkdir(path.dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(file, mine, { flag: "wx", mode: 0o600 });
      return {
        release: async () => {
          server.close();
          await rm(file, { force: true });
        },
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = await liveHolder(file);
    if (holder) {
      server.close();
      throw new Error(
        `Bazar already runs from this folder (process ${holder.pid}) and uses its data. Stop it first, or use a second checkout.`,
      );
    }
    await rename(file, `${file}.stale`).catch(() => {});
  }
  throw new Error(`The lock ${file} cannot be taken. Delete it if nothing runs from this folder.`);
}

/** @returns {Promise<{ pid: number } | null>} */
async function liveHolder(/** @type {string} */ file) {
  try {
    const { pid, port, token } = JSON.parse(await readFile(file, "utf8"));
    return (await answerFrom(port)) === token ? { pid } : null;
  } catch {
    return null;
  }
}

/** @returns {Promise<string>} */
function answerFrom(/** @type {number} */ port) {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ host: "127.0.0.1", port, timeout: answerMs });
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => resolve(""));
    socket.on("close", () => resolve(answer));
  });
}
