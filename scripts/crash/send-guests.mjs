import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const GUESTS = 22;
const guestsProgram = fileURLToPath(new URL("./guests.mjs", import.meta.url));

/**
 * Starts guests and staff in a process of their own.
 *
 * @param {import("../launch/session.mjs").Session} session ends them
 * @param {{ origin: string, shop: import("./crash-shop.mjs").CrashShop, cronSecret: string }} town
 * @returns {{ callBack: () => Promise<import("./told.mjs").Told> }} `callBack` lets them finish, and tells what they were told
 */
export function sendGuests(session, town) {
  const guests = fork(guestsProgram, [JSON.stringify({ ...town, guests: GUESTS })]);
  session.atEnd(async () => guests.kill());
  /** @type {Promise<import("./told.mjs").Told>} */
  const knowledge = new Promise((resolve, reject) => {
    guests.once("message", resolve);
    guests.once("exit", () => reject(new Error("The guests ended before they told what they know.")));
  });
  // Awaited only when they are called back; an earlier end is told then.
  knowledge.catch(() => {});
  return {
    callBack: () => {
      if (guests.connected) guests.send("stop");
      return knowledge;
    },
  };
}
