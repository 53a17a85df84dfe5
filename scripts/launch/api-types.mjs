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
const { factory } = (await import("typescript-classic")).default;

const document = await readFile(path.join(projectFolder, "public/openapi.json"), "utf8");
const types = await typesOf(document, {
  alphabetize: true,
  defaultNonNullable: false,
  transform: ({ format }) => (format === "binary" ? factory.createTypeReferenceNode("Blob") : undefined),
});
const text = astToString(types);
await write("components/data/generated/api-schema.d.ts", text);
await write("clients/typescript/src/generated/api.d.ts", text);
await write("clients/typescript/src/generated/keyed-operations.ts", keyedOperations());

async function write(/** @type {string} */ name, /** @type {string} */ content) {
  const file = path.join(projectFolder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
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
