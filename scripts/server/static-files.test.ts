import { mkdtempSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressStatic } from "../launch/compress-static.mjs";
import { createStaticFiles } from "./static-files";

const code = "export const dish = 'Vitello tonnato';\n".repeat(50);
const folder = mkdtempSync(path.join(tmpdir(), "static-files-"));
const server = createServer();

beforeAll(async () => {
  await mkdir(path.join(folder, "static/chunks/[tenantId]"), { recursive: true });
  writeFileSync(path.join(folder, "static/chunks/[tenantId]/menu.js"), code);
  writeFileSync(path.join(folder, "static/chunks/font.woff2"), "font");
  await compressStatic(folder);
  const answer = createStaticFiles(folder);
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
