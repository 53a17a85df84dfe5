import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What guests load; staff have pages of their own. */
const GUESTS = ["account", "data", "form", "frame", "i18n", "marketplace", "storefront", "ui"];

/** Judges as `/^\S+@\S+$/`, `includes("@")` and their like do. */
const OWN_EMAIL_RULE = /includes\((["'`])@\1\)|(?<![\w"'`@])\/[^\n/]*@[^\n/]*\/[a-z]*\.test\(/;

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes("generated"))
    .map((file) => path.posix.join(folder, file));
}

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

async function packagesOf(entryPoints: string[]): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    logLevel: "silent",
  });
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint = "", imports }) => [
      entryPoint,
      imports.map((each) => each.path),
    ]),
  );
}

describe("what a guest's browser loads", () => {
  const clients = GUESTS.flatMap((area) => sources(`components/${area}`)).filter((file) =>
    textOf(file).startsWith('"use client"'),
  );

  it("has no zod: it is large, and its probe for eval breaks the content security policy", async () => {
    const packages = await packagesOf(clients);
    expect(packages.size).toBeGreaterThan(50);
    expect([...packages].filter(([, names]) => names.includes("zod")).map(([file]) => file)).toEqual([]);
  });

  it("has no query cache on the menu", async () => {
    const page = await packagesOf(["components/storefront/menu/menu-browser.tsx"]);
    expect([...page.values()].flat()).not.toContain("@tanstack/react-query");
  });

  it("would be caught with zod in it", async () => {
    const contract = await packagesOf(["lib/service/orders/order-contract.ts"]);
    expect([...contract.values()].flat()).toContain("zod");
  });
});

describe("an email address", () => {
  it("is judged by no component itself", () => {
    const judges = sources("components").filter((file) => OWN_EMAIL_RULE.test(textOf(file)));
    expect(judges).toEqual([]);
  });

  it.each(['email.includes("@")', "/^\\S+@\\S+$/.test(email)", "!/^\\S+@\\S+\\.\\S+$/.test(email)"])(
    "would be caught by %o",
    (code) => {
      expect(OWN_EMAIL_RULE.test(code)).toBe(true);
    },
  );
});
