import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../launch/project.mjs";
import { NODE_SETTINGS } from "./node-settings.mjs";

it("the compose file gives every node the settings that a cluster needs", async () => {
  const compose = await readFile(path.join(projectFolder, "ops", "citus", "compose.yaml"), "utf8");
  const given = [...compose.matchAll(/- ([\w.]+=\S+)$/gm)].map(([, setting]) => setting);
  expect(given).toEqual(
    expect.arrayContaining(Object.entries(NODE_SETTINGS).map(([name, value]) => `${name}=${value}`)),
  );
});
