/**
 * One attack, in a process that yields the processor to server and guests: a real attacker brings his own.
 *
 * usage: node attacker.mjs <JSON of { name, target }>
 */
import os from "node:os";
import { ATTACKS } from "./attacks.mjs";

os.setPriority(os.constants.priority.PRIORITY_LOW);
/** @type {{ name: string, target: import("./order-probe.mjs").Target }} */
const { name, target } = JSON.parse(process.argv[2] ?? "{}");
const begin = ATTACKS[name];
if (!begin) throw new Error(`There is no attack "${name}".`);
const attack = await begin(target);
process.send?.("under way");
process.once("message", async () => {
  const counts = await attack.stop();
  process.send?.(counts, () => process.exit(0));
});
process.once("disconnect", () => process.exit(0));
