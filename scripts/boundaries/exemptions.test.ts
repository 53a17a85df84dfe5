import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import exemptions from "./exemptions.cjs";
import { offencesIn } from "./kinds-of-file.mjs";

type Exemption = (typeof exemptions.longFiles)[number];

const project = fileURLToPath(new URL("../..", import.meta.url));
const reads = (file: string) => readFileSync(path.join(project, file), "utf8");

describe("every exemption", () => {
  const lists = [exemptions.impureCores, exemptions.rowTypes, exemptions.longFiles];

  it("names files and folders that exist, with a reason", () => {
    const named = lists.flat().flatMap(({ files, why }) => files.map((file) => ({ file, why })));
    for (const { file, why } of named) {
      expect([file, existsSync(path.join(project, file))]).toEqual([file, true]);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  it.each(exemptions.joinedStores)("for $store is needed by all that it names", ({ store, by = [] }) => {
    expect(existsSync(path.join(project, store))).toBe(true);
    const idle = by
      .filter((file) => file.endsWith(".ts"))
      .filter((file) => !reads(file).includes(store.slice(0, -3)));
    expect(idle).toEqual([]);
  });

  it("from rules about single files is needed", () => {
    const offences = offencesIn(project);
    const guilty = (rule: string) =>
      offences.filter((offence) => offence.rule === rule).map(({ file }) => file);
    const idle = (list: readonly Exemption[], files: string[]) =>
      list
        .flatMap((exemption) => exemption.files)
        .filter((file) => !file.endsWith("/") && !files.includes(file));
    expect(idle(exemptions.impureCores, guilty("core-is-pure"))).toEqual([]);
  });
});
