import { readdir } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "./project.mjs";
import { writeChanged } from "./write-changed.mjs";

const messagesFolder = path.join(projectFolder, "lib/core/i18n/messages");
const indexFile = path.join(projectFolder, "lib/core/i18n/generated/messages.ts");

/** Writes the module that imports every language's messages, `messages/<language>/<area>.json`. */
export async function writeMessageIndex() {
  const imports = [];
  const languages = [];
  for (const language of (await readdir(messagesFolder)).sort()) {
    const areas = (await readdir(path.join(messagesFolder, language)))
      .map((file) => path.parse(file).name)
      .sort();
    const nameOf = (/** @type {string} */ area) => `${area}_${language.replace("-", "")}`;
    imports.push(
      ...areas.map((area) => `import ${nameOf(area)} from "../messages/${language}/${area}.json";`),
    );
    languages.push(`  "${language}": { ${areas.map((area) => `${area}: ${nameOf(area)}`).join(", ")} },`);
  }
  await writeChanged(
    indexFile,
    `${imports.join("\n")}\n\nexport const writtenMessages = {\n${languages.join("\n")}\n};\n`,
  );
}
