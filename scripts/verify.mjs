/**
 * `npm run verify`: the gate before a change is handed over. Format and lint, boundaries, types, unused code, migrations,
 * unit and integration tests. `npm test` adds the build, the tests of the whole system, the API on both hosts and the
 * browser.
 */
import { ensureInstalled, requireNode } from "./launch/install.mjs";
import { prepareCode } from "./launch/prepare.mjs";
import { runSession } from "./launch/session.mjs";

await runSession(async (session) => {
  requireNode();
  await ensureInstalled();
  const { ensurePgbouncer } = await import("./launch/test-programs.mjs");
  await ensurePgbouncer();
  await prepareCode();
  const { runGates } = await import("./gates/gates.mjs");
  const { passed, failed } = await runGates({ whole: false });
  console.log(`${passed} passed, ${failed} failed`);
  await session.end(failed === 0 ? 0 : 1);
});
