/**
 * `npm run bench`: how fast the platform is beside this machine's own limits. `-- --open 50` sends an evening's requests
 * at 50 a second, answered or not, and more until guests wait too long. `-- --compare main~20` measures two versions in
 * turns.
 */
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { open: { type: "string" }, bound: { type: "string" }, compare: { type: "string" } },
});

if (values.open !== undefined) {
  const { benchOpen } = await import("./open.mjs");
  await benchOpen({ rate: Number(values.open), boundMs: Number(values.bound ?? 250) });
} else if (values.compare !== undefined) {
  const { benchCompare } = await import("./compare.mjs");
  await benchCompare(values.compare);
} else await import("./saturation.mjs");
