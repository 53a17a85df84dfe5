/** `npm run clients:build`: builds `clients/typescript/dist` from the API document. */
import { prepareCode } from "../launch/prepare.mjs";
import { runCommand } from "../launch/report.mjs";
import { buildTypescriptClient } from "./build-typescript.mjs";

await runCommand(async () => {
  await prepareCode();
  const { bytes } = await buildTypescriptClient();
  console.log(`clients/typescript/dist: ${(bytes / 1_000).toFixed(1)} kB with all that it needs`);
});
