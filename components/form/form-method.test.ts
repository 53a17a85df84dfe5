import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${folder}/${file}`),
);

/** The opening tags of the forms in a file. */
function formTags(file: string): string[] {
  return readFileSync(file, "utf8").match(/<form\b[\s\S]*?(?<!=)>/g) ?? [];
}

it("sends no form by GET, fields and all, before the page has started, unless its action says so", () => {
  const forms = files.flatMap((file) => formTags(file).map((tag) => ({ file, tag })));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ tag }) => !/\b(?:method|action)=/.test(tag))).toEqual([]);
});
