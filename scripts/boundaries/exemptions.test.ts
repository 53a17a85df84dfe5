import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import exemptions from "./exemptions.cjs";
import { offencesIn } from "./kinds-of-file.mjs";

type Exemption = (typeof exemptions.longFiles)[number];

const project = fileURLToPath(new URL("../..", import.meta.url));
const reads = (file: string) => readFileSync(path.join(project, file), "utf8");

/** Of production; tests join every store. */
function filesBelow(folder: string): string[] {
  const names = readdirSync(path.join(project, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => `${folder}/${name}`);
}

describe("every exemption", () => {
  const lists = [exemptions.impureCores, exemptions.rowTypes, exemptions.longFiles];

  it("names files that exist, with a reason, and no folder", () => {
    const named = lists.flat().flatMap(({ files, why }) => files.map((file) => ({ file, why })));
    for (const { file, why } of named) {
      expect([file, statSync(path.join(project, file)).isFile()]).toEqual([file, true]);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  it.each(exemptions.joinedStores)("for $store is needed by all that it names", ({ store, by }) => {
    expect(existsSync(path.join(project, store))).toBe(true);
    const joins = (family: string) =>
      filesBelow(`lib/${family}`).some((file) => reads(file).includes(`"@/${store.slice(0, -3)}"`));
    expect(by.filter((family) => !joins(family))).toEqual([]);
  });

  it("from rules about single files is needed", () => {
    const offences = offencesIn(project);
    const guilty = (rule: string) =>
      offences.filter((offence) => offence.rule === rule).map(({ file }) => file);
    const idle = (list: readonly Exemption[], files: string[]) =>
      list.flatMap((exemption) => exemption.files).filter((file) => !files.includes(file));
    expect(idle(exemptions.impureCores, guilty("core-is-pure"))).toEqual([]);
  });
});
