import { mkdtempSync, writeFileSync } from "node:fs";
import { mkdir, readdir, utimes } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressStatic } from "../scripts/launch/compress-static.mjs";
import { shareAssets } from "./release-assets";
import { createStaticFiles } from "./static-files";

const code = "export const dish = 'Vitello tonnato';\n".repeat(50);
const folder = mkdtempSync(path.join(tmpdir(), "static-files-"));
const shared = path.join(folder, "shared");
const server = createServer();

beforeAll(async () => {
  await mkdir(path.join(folder, "static/chunks/[tenantId]"), { recursive: true });
  writeFileSync(path.join(folder, "static/chunks/[tenantId]/menu.js"), code);
  writeFileSync(path.join(folder, "static/chunks/font.woff2"), "font");
  await compressStatic(folder);
  // An earlier release brought a script, and something that was no part of any for a long time.
  const earlier = path.join(folder, "earlier");
  await mkdir(path.join(earlier, "static/chunks"), { recursive: true });
  writeFileSync(path.join(earlier, "static/chunks/earlier.js"), code);
  writeFileSync(path.join(earlier, "static/chunks/ancient.js"), code);
  await compressStatic(earlier);
  await shareAssets(earlier, shared);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  for (const name of ["ancient.js", "ancient.js.br"])
    await utimes(path.join(shared, "chunks", name), longAgo, longAgo);
  await shareAssets(folder, shared);
  writeFileSync(path.join(folder, "secret.js"), "secret");
  const answer = createStaticFiles(folder, shared);
  server.on("request", async (request, response) => {
    if (!(await answer(request, response))) response.writeHead(404).end("Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

function ask(file: string, encoding: string, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${file}`, { method, headers: { "accept-encoding": encoding } });
}

const SCRIPT = "/_next/static/chunks/%5BtenantId%5D/menu.js";

describe("a file of the build", () => {
  it("is sent in Brotli, and kept by browsers for good", async () => {
    const response = await ask(SCRIPT, "gzip, deflate, br");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect(Number(response.headers.get("content-length"))).toBeLessThan(code.length / 10);
    expect(await response.text()).toBe(code);
  });

  it.each(["gzip", "br;q=0", "br; q=0.0", "brotli"])(
    "is left to Next for a browser that takes %s",
    async (encoding) => {
      expect((await ask(SCRIPT, encoding)).status).toBe(404);
    },
  );

  it("is left to Next when it has no other edition, or lies outside of the build", async () => {
    for (const file of [
      "/_next/static/chunks/font.woff2",
      "/_next/static/../static/x.js",
      "/_next/static/%2e%2e/x.js",
    ])
      expect((await ask(file, "br")).status).toBe(404);
    expect((await ask(SCRIPT, "br", "POST")).status).toBe(404);
  });
});

describe("a file of another release", () => {
  it.each([
    ["br", "br"],
    ["gzip", null],
  ])("is sent from the shared folder to a browser that takes %s", async (accepted, encoding) => {
    const response = await ask("/_next/static/chunks/earlier.js", accepted);
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, encoding]);
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toBe(code);
  });

  it("goes when no release has brought it for 30 days, and this one's own are there for the others", async () => {
    expect((await ask("/_next/static/chunks/ancient.js", "br")).status).toBe(404);
    expect((await readdir(shared, { recursive: true })).sort()).toEqual([
      "chunks",
      "chunks/[tenantId]",
      "chunks/[tenantId]/menu.js",
      "chunks/[tenantId]/menu.js.br",
      "chunks/earlier.js",
      "chunks/earlier.js.br",
      "chunks/font.woff2",
    ]);
  });

  it.each(["%2e%2e/secret.js", "chunks/..%2f..%2fsecret.js", "%00", "chunks"])(
    "is never %s",
    async (name) => {
      expect((await ask(`/_next/static/${name}`, "br")).status).toBe(404);
    },
  );
});
