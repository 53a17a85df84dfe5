import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Each breaks exactly the rule it is listed under; the imported modules exist. */
const offences: Record<string, { file: string; imports: string }> = {
  "no-missing-module": { file: "lib/restaurant/menu/lost.ts", imports: "@/lib/restaurant/menu/nowhere" },
  "core-does-not-climb": { file: "lib/core/money/tax.ts", imports: "@/lib/platform/log/log" },
  "platform-does-not-climb": { file: "lib/platform/http/wide.ts", imports: "@/lib/restaurant/menu/menu" },
  "restaurant-does-not-climb": { file: "lib/restaurant/menu/owned.ts", imports: "@/lib/people/auth/person" },
  "people-does-not-climb": { file: "lib/people/auth/paid.ts", imports: "@/lib/payments/ledger/ledger" },
  "payments-does-not-climb": { file: "lib/payments/ledger/owed.ts", imports: "@/lib/service/orders/owing" },
  "service-does-not-climb": { file: "lib/service/orders/seen.ts", imports: "@/lib/oversight/admin/view" },
  "oversight-does-not-climb": { file: "lib/oversight/admin/roofed.ts", imports: "@/lib/app/app" },
  "domains-do-not-climb": {
    file: "lib/restaurant/tenancy/upstairs.ts",
    imports: "@/lib/restaurant/menu/menu",
  },
  "every-domain-has-a-floor": {
    file: "lib/service/orders/houseless.ts",
    imports: "@/lib/people/attic/thing",
  },
  "every-domain-has-a-family": { file: "lib/service/orders/stray.ts", imports: "@/lib/stray/thing" },
  "lib-not-to-app": { file: "lib/restaurant/menu/upward.ts", imports: "@/components/menu/card" },
  "lib-not-to-next": { file: "lib/restaurant/menu/hosted.ts", imports: "next/server" },
  "database-in-stores-only": { file: "lib/restaurant/menu/read-menu.ts", imports: "pg" },
  "vendors-in-gateways-only": { file: "lib/restaurant/menu/charge.ts", imports: "stripe" },
  "libraries-have-a-home": { file: "lib/service/orders/print-order.ts", imports: "pdf-lib" },
  "store-stays-at-the-bottom": {
    file: "lib/restaurant/menu/calling-store.ts",
    imports: "@/lib/restaurant/menu/bank-gateway",
  },
  "gateway-stays-at-the-bottom": {
    file: "lib/restaurant/menu/reading-gateway.ts",
    imports: "@/lib/restaurant/menu/menu-store",
  },
  "contract-is-pure": {
    file: "lib/restaurant/menu/menu-contract.ts",
    imports: "@/lib/restaurant/menu/menu-store",
  },
  "no-foreign-store": {
    file: "lib/service/orders/placement/place-order.ts",
    imports: "@/lib/restaurant/webhooks/endpoint-store",
  },
  "row-types-from-stores": {
    file: "lib/restaurant/menu/row-view.ts",
    imports: "@/lib/platform/db/generated/client",
  },
  "pages-have-no-database": { file: "app/menu/error.tsx", imports: "@/lib/app/app" },
  "core-is-pure": { file: "lib/restaurant/menu/clock.ts", imports: "node:timers/promises" },
  "pages-through-use-cases": { file: "app/menu/page.tsx", imports: "@/lib/restaurant/menu/menu-store" },
  "route-without-page": { file: "app/api/menu/route.ts", imports: "@/components/menu/card" },
  "emails-take-props-only": { file: "emails/receipt.tsx", imports: "@/lib/app/app" },
  "middleware-stays-small": { file: "middleware.ts", imports: "@/lib/restaurant/menu/menu" },
  "no-test-code-in-production": { file: "lib/restaurant/menu/pretend.ts", imports: "@/lib/testing/fake" },
  "installed-without-dev": { file: "lib/service/orders/fuzzy.ts", imports: "fast-check" },
  "not-bundled-without-dev": { file: "scripts/launch/rendered.mjs", imports: "react-email" },
  "no-barrel": { file: "lib/service/orders/lazy.ts", imports: "@/lib/restaurant/menu/index" },
  "no-drawer": { file: "lib/service/orders/messy.ts", imports: "@/lib/restaurant/menu/utils" },
  "not-in-allowed": { file: "components/menu/reaching.tsx", imports: "@/app/menu/layout" },
};

/** Breaks a rule by what it is rather than by what it imports. */
const written: Record<string, string> = {
  "lib/restaurant/menu/two-acts.ts":
    "export async function one(app: object) {}\nexport async function two(app: object) {}\n",
  "lib/restaurant/menu/two-arrows.ts":
    "export const one = async (app: object) => {};\nexport const two = (app: object): Promise<void> => one(app);\n",
  "lib/core/time/worldly.ts":
    "export const ask = () => [fetch('/'), Date.now(), new Date(), Math.random(), process.env.TZ, new Date(0)];\n",
  "app/menu/page-with-database.tsx": 'export { thing } from "@/lib/platform/current-app";\n',
  "lib/service/orders/sign-out-everywhere.ts": 'export { thing } from "@/lib/people/auth/session-store";\n',
  "components/menu/endless.tsx": "export const thing = 1;\n".repeat(300),
};

const innocents = [
  "lib/platform/db/generated/client.ts",
  "app/menu/layout.tsx",
  "components/menu/card.tsx",
  "lib/app/app.ts",
  "lib/restaurant/menu/bank-gateway.ts",
  "lib/restaurant/menu/index.ts",
  "lib/restaurant/menu/menu-store.ts",
  "lib/restaurant/menu/menu.ts",
  "lib/restaurant/menu/utils.ts",
  "lib/testing/fake.ts",
  "lib/restaurant/webhooks/endpoint-store.ts",
  "lib/platform/current-app.ts",
  "lib/platform/log/log.ts",
  "lib/people/auth/person.ts",
  "lib/people/auth/session-store.ts",
  "lib/payments/ledger/ledger.ts",
  "lib/oversight/admin/view.ts",
  "lib/service/orders/owing.ts",
  "lib/people/attic/thing.ts",
  "lib/stray/thing.ts",
];

/** Joined from a floor above in the family, and by what erases a person. */
const joins = {
  "lib/people/accounts/leave.ts": "@/lib/people/auth/session-store",
  "lib/oversight/privacy/forget.ts": "@/lib/people/accounts/account-erasure-store",
};

let folder = "";
let report = "";

async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bazar-boundaries-"));
  await symlink(path.join(project, "node_modules"), path.join(folder, "node_modules"));
  await put("package.json", await readFile(path.join(project, "package.json"), "utf8"));
  await put(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { paths: { "@/*": ["./*"] }, jsx: "react-jsx" } }),
  );
  for (const file of innocents) await put(file, "export const thing = 1;\n");
  for (const [file, store] of Object.entries(joins)) {
    await put(
      file,
      `import { thing } from "${store}";\nexport async function act(app: object) { return thing; }\n`,
    );
  }
  await put("lib/people/accounts/account-erasure-store.ts", "export const thing = 1;\n");
  for (const { file, imports } of Object.values(offences))
    await put(file, `export { thing } from "${imports}";\n`);
  for (const [file, content] of Object.entries(written)) await put(file, content);
  await put(
    "lib/restaurant/menu/egg.ts",
    'import { hen } from "@/lib/restaurant/menu/hen";\nexport const egg = () => hen;\n',
  );
  await put(
    "lib/restaurant/menu/sun.ts",
    'import type { Moon } from "@/lib/restaurant/menu/moon";\nexport type Sun = { moon: Moon };\n',
  );
  await put(
    "lib/restaurant/menu/moon.ts",
    'import type { Sun } from "@/lib/restaurant/menu/sun";\nexport type Moon = { sun: Sun };\n',
  );
  await put(
    "lib/restaurant/menu/hen.ts",
    'import { egg } from "@/lib/restaurant/menu/egg";\nexport const hen = () => egg;\n',
  );
  const result = spawnSync(process.execPath, [path.join(project, "scripts/boundaries/cruise.mjs"), folder], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  report = result.stdout + result.stderr;
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the boundaries between kinds of file", () => {
  it.each(Object.entries(offences))("%s stops $file", (rule, { file }) => {
    expect(report).toMatch(new RegExp(`${rule}: ${file}`));
  });

  it("no-cycle stops modules that need each other", () => {
    expect(report).toContain("no-cycle: lib/restaurant/menu/egg.ts");
  });

  it("no-cycle stops types that need each other", () => {
    expect(report).toContain("no-cycle: lib/restaurant/menu/moon.ts");
  });

  it("one-use-case-per-file stops two that share one", () => {
    expect(report).toContain("one-use-case-per-file: lib/restaurant/menu/two-acts.ts (one, two)");
  });

  it("one-use-case-per-file stops two that are written as arrows", () => {
    expect(report).toContain("one-use-case-per-file: lib/restaurant/menu/two-arrows.ts (one, two)");
  });

  it("core-is-given-the-world stops what asks for the time, for chance, for an address or for the environment", () => {
    const asked = "fetch, Date.now, new Date(), Math.random, process.env";
    expect(report).toContain(`core-is-given-the-world: lib/core/time/worldly.ts (${asked})`);
  });

  it("pages-have-no-database stops a page that asks for the process's app", () => {
    expect(report).toContain("pages-have-no-database: app/menu/page-with-database.tsx");
  });

  it("files-stay-small stops a file of 300 lines", () => {
    expect(report).toContain("files-stay-small: components/menu/endless.tsx (300 lines)");
  });

  it("no-foreign-store stops a family that a joined store does not name", () => {
    expect(report).toContain("no-foreign-store: lib/service/orders/sign-out-everywhere.ts");
  });

  it("accuses nobody else", () => {
    const accused = new Set([...report.matchAll(/^ *error [\w-]+: (\S+)/gm)].map((match) => match[1]));
    const guilty = [
      ...Object.values(offences).map(({ file }) => file),
      ...Object.keys(written),
      "lib/restaurant/menu/egg.ts",
      "lib/restaurant/menu/hen.ts",
      "lib/restaurant/menu/sun.ts",
      "lib/restaurant/menu/moon.ts",
    ];
    expect([...accused].filter((file) => !guilty.includes(file ?? ""))).toEqual([]);
  });
});
