import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "@/lib/env/env";
import { createMediaStore } from "@/lib/media/media-gateway";

const seen: { method: string; url: string; authorization: string; type: string | undefined; body: string }[] =
  [];
const objects = new Map<string, Buffer>();
let server: Server;
let endpoint: string;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Speaks the part of the S3 protocol that pictures need. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = "", url = "", headers } = request;
    seen.push({
      method,
      url,
      authorization: headers.authorization ?? "",
      type: headers["content-type"],
      body: body.toString(),
    });
    if (url.includes("forbidden")) return response.writeHead(403).end();
    if (method === "PUT") objects.set(url, body);
    const found = objects.get(url);
    return found ? response.writeHead(200).end(found) : response.writeHead(404).end("<Error/>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const environment = (more: Record<string, string>) =>
  readEnv({ BAZAR_DEMO: "1", DATABASE_URL: "postgresql://nowhere", SESSION_SECRET: "x".repeat(32), ...more });
const bucket = () =>
  createMediaStore(
    environment({
      S3_BUCKET: "plates",
      S3_ENDPOINT: `${endpoint}/`,
      S3_REGION: "eu-south-1",
      S3_ACCESS_KEY_ID: "KEYID",
      S3_SECRET_ACCESS_KEY: "SECRET",
    }),
  );

describe("a bucket", () => {
  it("gives back what was put, with signed requests", async () => {
    await bucket().write("t1/abc-640.webp", Buffer.from("pixels"), "image/webp");
    expect(Buffer.from((await bucket().read("t1/abc-640.webp")) ?? []).toString()).toBe("pixels");
    expect(seen[0]).toMatchObject({
      method: "PUT",
      url: "/plates/t1/abc-640.webp",
      type: "image/webp",
      body: "pixels",
    });
    for (const { authorization } of seen) {
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=KEYID\/\d{8}\/eu-south-1\/s3\/aws4_request,/,
      );
    }
  });

  it("knows no file that was never put", async () => {
    expect(await bucket().read("t1/other-640.webp")).toBeNull();
  });

  it("throws when it is refused", async () => {
    await expect(bucket().read("forbidden")).rejects.toThrow("403");
    await expect(bucket().write("forbidden", Buffer.from("x"), "image/webp")).rejects.toThrow("403");
  });

  it("asks for its keys", () => {
    expect(() => createMediaStore(environment({ S3_BUCKET: "plates" }))).toThrow("S3_ACCESS_KEY_ID");
  });
});
