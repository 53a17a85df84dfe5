/**
 * Writes the TypeScript types of the HTTP API, from its document, for the client that pages call it with. Run by
 * preparation and by `npm run docs:update`.
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

const document = await readFile(path.join(projectFolder, "openapi.json"), "utf8");
const types = await typesOf(document, {
  alphabetize: true,
  defaultNonNullable: false,
  transform: ({ format }) => (format === "binary" ? factory.createTypeReferenceNode("Blob") : undefined),
});
const file = path.join(projectFolder, "components/data/generated/api-schema.d.ts");
await mkdir(path.dirname(file), { recursive: true });
await writeFile(`${file}.new`, astToString(types));
await rename(`${file}.new`, file);
