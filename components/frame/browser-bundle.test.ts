import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What guests load; staff have pages of their own. */
const GUESTS = ["account", "data", "form", "frame", "i18n", "marketplace", "storefront", "ui"];

/** What a page of diners does without, or asks for once it is needed. */
const LARGE = ["@tanstack/react-query", "openapi-fetch", "radix-ui", "recharts", "zod"];

/** Judges as `/^\S+@\S+$/`, `includes("@")` and their like do. */
const OWN_EMAIL_RULE = /includes\((["'`])@\1\)|(?<![\w"'`@])\/[^\n/]*@[^\n/]*\/[a-z]*\.test\(/;

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes("generated"))
    .map((file) => path.posix.join(folder, file));
}

const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The packages that a file loads at once, without those that it asks for later. */
async function packagesAtOnce(file: string): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    logLevel: "silent",
  });
  const packages = new Set<string>();
  const seen = new Set<string>();
  const follow = (output: string) => {
    if (seen.has(output)) return;
    seen.add(output);
    for (const each of metafile.outputs[output]?.imports ?? []) {
      if (each.kind !== "import-statement") continue;
      if (each.external) packages.add(each.path);
      else follow(each.path);
    }
  };
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === file);
  follow(entry?.[0] ?? "");
  return packages;
}

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

  it.each([
    "menu/menu-browser.tsx",
    "checkout/checkout.tsx",
    "booking/booking-form.tsx",
    "order/order-tracking.tsx",
    "gift-cards/gift-card-page.tsx",
  ])("has no large library at once for %s", async (file) => {
    const packages = await packagesAtOnce(`components/storefront/${file}`);
    expect(packages).toContain("react");
    expect(LARGE.filter((name) => packages.has(name))).toEqual([]);
  });

  it("would be caught with one of them", async () => {
    expect(await packagesAtOnce("components/data/query-provider.tsx")).toContain("@tanstack/react-query");
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
