/**
 * `npm run stripe:check`: whether the account of STRIPE_SECRET_KEY is set up as docs/stripe.md says. Reads alone; ends with
 * 1 while something is missing without which guests or restaurants do not get their money.
 */
import path from "node:path";
import { prepareServer } from "../launch/prepare.mjs";
import { buildFolder } from "../launch/project.mjs";
import { runCommand } from "../launch/report.mjs";
import { capture } from "../launch/run.mjs";

await runCommand(async () => {
  await prepareServer();
  const { code, output } = await capture(process.execPath, [path.join(buildFolder, "check-stripe.mjs")]);
  console.log(output.trimEnd());
  process.exitCode = code;
});
