import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Each breaks exactly the rule it is listed under; the imported modules exist. */
const offences: Record<string, { file: string; imports: string }> = {
  "no-missing-module": { file: "lib/menu/lost.ts", imports: "@/lib/menu/nowhere" },
  "lib-not-to-app": { file: "lib/menu/upward.ts", imports: "@/components/menu/card" },
  "lib-not-to-next": { file: "lib/menu/hosted.ts", imports: "next/server" },
  "database-in-stores-only": { file: "lib/menu/read-menu.ts", imports: "pg" },
  "vendors-in-gateways-only": { file: "lib/menu/charge.ts", imports: "stripe" },
  "store-stays-at-the-bottom": { file: "lib/menu/calling-store.ts", imports: "@/lib/menu/bank-gateway" },
  "gateway-stays-at-the-bottom": { file: "lib/menu/reading-gateway.ts", imports: "@/lib/menu/menu-store" },
  "contract-is-pure": { file: "lib/menu/menu-contract.ts", imports: "@/lib/menu/menu-store" },
  "no-foreign-store": { file: "lib/orders/place-order.ts", imports: "@/lib/webhooks/endpoint-store" },
  "pages-through-use-cases": { file: "app/menu/page.tsx", imports: "@/lib/menu/menu-store" },
  "route-without-page": { file: "app/api/menu/route.ts", imports: "@/components/menu/card" },
  "emails-take-props-only": { file: "emails/receipt.tsx", imports: "@/lib/app/app" },
  "middleware-stays-small": { file: "middleware.ts", imports: "@/lib/menu/menu" },
  "no-test-code-in-production": { file: "lib/menu/pretend.ts", imports: "@/lib/testing/fake" },
  "no-barrel": { file: "lib/orders/lazy.ts", imports: "@/lib/menu/index" },
  "no-drawer": { file: "lib/orders/messy.ts", imports: "@/lib/menu/utils" },
  "not-in-allowed": { file: "components/menu/reaching.tsx", imports: "@/app/menu/layout" },
};

const innocents = [
  "app/menu/layout.tsx",
  "components/menu/card.tsx",
  "lib/app/app.ts",
  "lib/menu/bank-gateway.ts",
  "lib/menu/index.ts",
  "lib/menu/menu-store.ts",
  "lib/menu/menu.ts",
  "lib/menu/utils.ts",
  "lib/testing/fake.ts",
  "lib/webhooks/endpoint-store.ts",
];

let folder = "";
let report = "";

async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bazar-boundaries-"));
  await symlink(path.join(project, "node_modules"), path.join(folder, "node_modules"));
  await put(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { paths: { "@/*": ["./*"] }, jsx: "react-jsx" } }),
  );
  for (const file of innocents) await put(file, "export const thing = 1;\n");
  for (const { file, imports } of Object.values(offences))
    await put(file, `export { thing } from "${imports}";\n`);
  await put("lib/menu/egg.ts", 'import { hen } from "@/lib/menu/hen";\nexport const egg = () => hen;\n');
  await put("lib/menu/hen.ts", 'import { egg } from "@/lib/menu/egg";\nexport const hen = () => egg;\n');
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
    expect(report).toContain("no-cycle: lib/menu/egg.ts");
  });

  it("accuses nobody else", () => {
    const accused = new Set([...report.matchAll(/^ *error [\w-]+: (\S+)/gm)].map((match) => match[1]));
    const guilty = [...Object.values(offences).map(({ file }) => file), "lib/menu/egg.ts", "lib/menu/hen.ts"];
    expect([...accused].filter((file) => !guilty.includes(file ?? ""))).toEqual([]);
  });
});
