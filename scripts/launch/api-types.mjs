/**
 * Writes the TypeScript types of the HTTP API, from its document, for the client that pages call it with and for
 * `clients/typescript`, and which operations take an Idempotency-Key. Run by preparation and by `npm run docs:update`.
 *
 * openapi-typescript prints through the compiler API that TypeScript 7 no longer has, so that in this process the name
 * `typescript` leads to the last compiler with the API.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { register } from "node:module";
import path from "node:path";
import { projectFolder } from "./project.mjs";

register("./classic-typescript.mjs", import.meta.url);
const { astToString, default: typesOf } = await import("openapi-typescript");
const ts = (await import("typescript-classic")).default;
const { factory } = ts;

const document = await readFile(path.join(projectFolder, "openapi.json"), "utf8");
const types = await typesOf(document, {
  alphabetize: true,
  defaultNonNullable: false,
  transform: ({ format }) => (format === "binary" ? factory.createTypeReferenceNode("Blob") : undefined),
});
await write("components/data/generated/api-schema.d.ts", astToString(types));
await write("clients/typescript/src/generated/api.d.ts", astToString(types.map(allowUndefined)));
await write("clients/typescript/src/generated/webhook-events.d.ts", webhookEvents());
await write("clients/typescript/src/generated/keyed-operations.ts", keyedOperations());

async function write(/** @type {string} */ name, /** @type {string} */ content) {
  const file = path.join(projectFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Optional properties that may also be given as undefined, as programs with `exactOptionalPropertyTypes` pass on what they
 * may not have. `?: never` stays: it says that there is no such thing.
 *
 * @template {import("typescript-classic").Node} Node
 * @returns {Node}
 */
function allowUndefined(/** @type {Node} */ root) {
  /** @type {import("typescript-classic").TransformerFactory<import("typescript-classic").Node>} */
  const transformer = (context) => {
    /** @returns {import("typescript-classic").Node} */
    const visit = (/** @type {import("typescript-classic").Node} */ node) => {
      const visited = ts.visitEachChild(node, visit, context);
      if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
      if (visited.type.kind === ts.SyntaxKind.NeverKeyword) return visited;
      const { modifiers, name, questionToken, type } = visited;
      const wider = factory.createUnionTypeNode([
        type,
        factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword),
      ]);
      const made = factory.createPropertySignature(modifiers, name, questionToken, wider);
      return ts.setSyntheticLeadingComments(made, ts.getSyntheticLeadingComments(node));
    };
    return visit;
  };
  const { transformed } = ts.transform(root, [transformer]);
  return /** @type {Node} */ (transformed[0]);
}

/** The events of `x-webhooks` by their types, and all of them as one union. */
function webhookEvents() {
  /** @type {{ "x-webhooks": Record<string, { post: { requestBody: { content: { "application/json": { schema: { $ref: string } } } } } }> }} */
  const { "x-webhooks": webhooks } = JSON.parse(document);
  const lines = Object.entries(webhooks).map(([type, { post }]) => {
    const name = post.requestBody.content["application/json"].schema.$ref.split("/").at(-1);
    return `  ${JSON.stringify(type)}: components["schemas"][${JSON.stringify(name)}];\n`;
  });
  return [
    'import type { components } from "./api.js";\n\n',
    "/** What is delivered, by type. */\n",
    `export interface WebhookEvents {\n${lines.join("")}}\n\n`,
    "/** An event as it is delivered: `type` tells what is in `data`. */\n",
    "export type WebhookEvent = WebhookEvents[keyof WebhookEvents];\n",
  ].join("");
}

/** A module with the operations that take an Idempotency-Key. */
function keyedOperations() {
  /** @type {{ paths: Record<string, Record<string, { parameters?: { in: string, name: string }[] }>> }} */
  const { paths } = JSON.parse(document);
  const keyed = Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.some((parameter) => parameter.in === "header" && parameter.name === "Idempotency-Key")
        ? [`${method.toUpperCase()} ${address}`]
        : [],
    ),
  );
  return `export const KEYED_OPERATIONS: ReadonlySet<string> = new Set(${JSON.stringify(keyed)});\n`;
}
