/**
 * `npm test`: everything, also on a fresh clone. Installs what is missing, runs every gate and every test, leaves
 * nothing running. The last line is the sum.
 */
import { ensureInstalled, requireNode } from "./launch/install.mjs";
import { prepareCode } from "./launch/prepare.mjs";
import { runSession } from "./launch/session.mjs";

await runSession(async (session) => {
  requireNode();
  await ensureInstalled();
  const { ensureChromium } = await import("./launch/browser.mjs");
  await ensureChromium();
  const { ensureTestPrograms } = await import("./launch/test-programs.mjs");
  await ensureTestPrograms();
  await prepareCode();
  const { runGates } = await import("./gates/gates.mjs");
  const { passed, failed } = await runGates({ whole: true });
  console.log(`${passed} passed, ${failed} failed`);
  await session.end(failed === 0 ? 0 : 1);
});
