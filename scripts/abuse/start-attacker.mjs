import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./attacker.mjs", import.meta.url));

/** @typedef {Record<string, number>} Counts how often each kind of answer came */

/**
 * Runs one attack in a process of its own. Resolves when the attack is under way.
 *
 * @param {string} name one of ATTACKS
 * @param {import("./order-probe.mjs").Target} target
 * @returns {Promise<{ stop: () => Promise<Counts> }>}
 */
export async function startAttacker(name, target) {
  const child = fork(program, [JSON.stringify({ name, target })]);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error(`The attack "${name}" ended before it began.`)));
  });
  return {
    async stop() {
      /** @type {Promise<Counts>} */
      const counts = new Promise((resolve) =>
        child.once("message", (told) => resolve(/** @type {Counts} */ (told))),
      );
      child.send("stop");
      const told = await Promise.race([counts, ended.then(() => ({ died: 1 }))]);
      child.kill();
      await ended;
      return told;
    },
  };
}
