import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { createLog } from "@/lib/platform/log/log";
import { apiRoutes } from "@/lib/testing/call";
import { app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { seedProduct } from "@/lib/testing/seed-shop";
import { chooseEncoding } from "./compression";
import { createDispatcher } from "./dispatch";
import { createApiListener } from "./node-listener";

it.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["identity", null],
  ["deflate, zstd", null],
  ["gzip;q=0", null],
  ["", null],
  [null, null],
])("of %j chooses %j", (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

describe("an answer of the self-hosted server", () => {
  let port: number;
  const server = createServer((request, response) => void listener.answer(request, response));
  const { dispatch } = createDispatcher(apiRoutes);
  const listener = createApiListener(
    (request, context) => dispatch(request, { ...context, app }),
    createLog("silent"),
  );

  it.beforeAll(async () => {
    for (let count = 0; count < 12; count++) await seedProduct(app, shop);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  });
  it.afterAll(() => void server.close());

  async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
    const [response] = await once(get({ port, path, method, headers, agent: false }), "response");
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
  }
  const menu = () => `/api/public/${shop.slug}/menu`;

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is sent as %s to who can read it, with the same content", async (encoding, decompress) => {
    for (const path of [menu(), "/api/openapi.json"]) {
      const plain = await ask(path);
      const packed = await ask(path, { "accept-encoding": encoding });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(packed.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
      expect(plain.headers.vary).toBe("accept-encoding");
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(decompress(packed.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  it("keeps its tag: another one for other bytes, and 304 for either", async () => {
    const packing = { "accept-encoding": "br" };
    const plain = await ask(menu());
    const packed = await ask(menu(), packing);
    expect(packed.headers.etag).toBe(`W/${plain.headers.etag}`);
    for (const tag of [plain.headers.etag, packed.headers.etag]) {
      const known = await ask(menu(), { ...packing, "if-none-match": tag });
      expect([known.status, known.bytes.length]).toEqual([304, 0]);
      expect(known.headers).toMatchObject({ etag: packed.headers.etag, vary: "accept-encoding" });
      expect(known.headers["content-encoding"]).toBeUndefined();
    }
  });

  it("has the same headers when only they are asked for", async () => {
    const { headers, bytes } = await ask(menu(), { "accept-encoding": "br" }, "HEAD");
    expect(headers["content-encoding"]).toBe("br");
    expect(bytes.length).toBe(0);
  });

  it("is sent as it is when it is small", async () => {
    const { headers } = await ask("/api/public/nowhere/menu", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it("is never guessed to be of another type", async () => {
    for (const path of [menu(), "/api/openapi.json", "/api/nothing/here", `/api/tenant/${shop.slug}/orders`])
      expect((await ask(path)).headers["x-content-type-options"]).toBe("nosniff");
  });
});
