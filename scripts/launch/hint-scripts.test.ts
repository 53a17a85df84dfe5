import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { hintScripts } from "./hint-scripts.mjs";

it("marks once the scripts that every page begins with, and no others", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hint-scripts-"));
  mkdirSync(path.join(folder, "static"));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  writeFileSync(
    path.join(folder, "build-manifest.json"),
    JSON.stringify({ rootMainFiles: ["static/main.js"] }),
  );
  writeFileSync(path.join(folder, "static/main.js"), "start();");
  writeFileSync(path.join(folder, "static/page.js"), "page();");
  await hintScripts(folder);
  await hintScripts(folder);
  expect([read("static/main.js"), read("static/page.js")]).toEqual([
    "//# allFunctionsCalledOnLoad\nstart();",
    "page();",
  ]);
});
