/** `npm run test:alerts`: the rules, their unit tests and the drills, after installing Prometheus where that is possible. */
import { requireInstalled } from "../launch/install.mjs";
import { prepareCode } from "../launch/prepare.mjs";
import { runCommand } from "../launch/report.mjs";
import { packageProgram, run } from "../launch/run.mjs";
import { ensurePrometheus } from "../launch/test-programs.mjs";

await runCommand(async () => {
  await requireInstalled({ toBuild: true });
  await ensurePrometheus();
  await prepareCode();
  const args = ["run", "--project", "system", "--reporter", "verbose", "scripts/testing/alerts"];
  const failure = "An alert does not do what it is for";
  console.log(await run(process.execPath, [packageProgram("vitest/vitest.mjs"), ...args], { failure }));
});
