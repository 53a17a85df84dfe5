import { preparePages, prepareServer } from "../launch/prepare.mjs";

/** Makes the build that the tests of a built installation need, when it is missing or old. */
export default async function prepareBuild(): Promise<void> {
  await prepareServer();
  await preparePages();
}
