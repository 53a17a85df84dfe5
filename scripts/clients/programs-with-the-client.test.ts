import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectFolder } from "../launch/project.mjs";
import { capture } from "../launch/run.mjs";
import { compile, installClient } from "./install-client.mjs";

const STRICT = {
  target: "ES2023",
  lib: ["ES2023"],
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};
const RESOLUTIONS = [
  { module: "NodeNext" },
  { module: "Node20" },
  { module: "ESNext", moduleResolution: "bundler" },
];

/** What a program with types would write; each line after @ts-expect-error is a mistake that has to be found. */
const PROGRAM = `
import { createBazar, dataOf, isEvent, verifyWebhook, type WebhookEvent } from "bazar-client";

const bazar = createBazar({ baseUrl: "https://bazar.example", key: process.env["BAZAR_KEY"], fetch: undefined });
const params = { path: { tenantId: "luigi" } };

export async function newest(cursor: string | undefined, etag: string | undefined): Promise<string[]> {
  const { orders } = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/orders", { params: { ...params, query: { limit: 2, cursor } } }),
  );
  // @ts-expect-error An order is no number.
  const wrong: number = orders;
  await bazar.PATCH("/api/tenant/{tenantId}/settings", {
    params: { ...params, header: { "If-Match": etag } },
    body: { embedOrigins: wrong ? [] : undefined },
  });
  // @ts-expect-error There is no such path.
  await bazar.GET("/api/tenant/{tenantId}/lost", { params });
  return orders.map(({ orderNumber }) => orderNumber);
}

export async function hear(body: string, headers: Record<string, string>, secret: string): Promise<string> {
  const event = await verifyWebhook({ body, headers, secret });
  return told(event);
}

function told(event: WebhookEvent): string {
  switch (event.type) {
    case "order.created":
      return event.data.orderNumber;
    case "reservation.created":
      // @ts-expect-error A booking has no number of an order.
      return event.data.orderNumber;
    default:
      return event.type;
  }
}

export function ofFeed(event: { type: string; data: Record<string, unknown> }): string | null {
  return isEvent(event, "order.canceled") ? event.data.reason : null;
}
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bazar-client-"));
  await installClient(folder);
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(RESOLUTIONS)("is typed for programs with $module", { timeout: 60_000 }, async (resolution) => {
  const readme = await readFile(path.join(projectFolder, "clients/typescript/README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)\n```$/gm)].map(([, code = ""]) => code);
  expect(examples).not.toEqual([]);
  const project = path.join(folder, resolution.module);
  await mkdir(project);
  const files: Record<string, string> = {
    "program.ts": PROGRAM,
    ...Object.fromEntries(examples.map((code, index) => [`readme-${index}.ts`, `${code}\nexport {};\n`])),
    "tsconfig.json": JSON.stringify({ compilerOptions: { ...STRICT, ...resolution, noEmit: true } }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(project, name), text);
  await compile(project);
});

it("is one file that runs without a bundler, wherever it is", async () => {
  const alone = await mkdtemp(path.join(tmpdir(), "bazar-client-alone-"));
  await cp(
    path.join(folder, "node_modules/bazar-client/dist/bazar-client.js"),
    path.join(alone, "client.mjs"),
  );
  const code = 'const { createBazar } = await import("./client.mjs"); console.log(typeof createBazar)';
  const { output } = await capture(process.execPath, ["--input-type=module", "-e", code], {}, alone);
  await rm(alone, { recursive: true });
  expect(output.trim()).toBe("function");
});
