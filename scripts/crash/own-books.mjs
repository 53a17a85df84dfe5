import path from "node:path";
import { buildFolder } from "../launch/project.mjs";
import { capture } from "../launch/run.mjs";

/**
 * What `npm run books:check` finds in the books of the restaurants, as sentences.
 *
 * @param {Record<string, string | undefined>} env the server's
 * @returns {Promise<{ compared: number, wrong: string[] }>}
 */
export async function checkOwnBooks(env) {
  const program = path.join(buildFolder, "check-books.mjs");
  const { output } = await capture(process.execPath, [program, "--json"], {
    ...env,
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
  });
  if (!output.startsWith("{"))
    return { compared: 0, wrong: [`the books were not checked: ${output.trim()}`] };
  /** @type {{ counts: Record<string, { compared: number }>, findings: Record<string, unknown>[], unchecked: { slug: string, reason: string }[] }} */
  const { counts, findings, unchecked } = JSON.parse(output);
  return {
    compared: Object.values(counts).reduce((sum, { compared }) => sum + compared, 0),
    wrong: [
      ...findings.map(
        ({ check, objectId, expected, found }) =>
          `books: ${check} ${objectId}: expected ${expected}, found ${found}`,
      ),
      ...unchecked.map(({ slug, reason }) => `books of ${slug} not checked: ${reason}`),
    ],
  };
}
