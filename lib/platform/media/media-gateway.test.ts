import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "@/lib/platform/env/env";
import { createMediaStore } from "@/lib/platform/media/media-gateway";
import { startBucket, type TestBucket } from "@/lib/testing/bucket";

let server: TestBucket;
beforeAll(async () => {
  server = await startBucket();
});
afterAll(() => server.stop());

const environment = (more: Record<string, string>) =>
  readEnv({
    PUBLIC_URL: "https://bazar.example",
    DATABASE_URL: "postgresql://nowhere",
    SESSION_SECRET: "x".repeat(32),
    GIFT_CARD_SECRET: "c".repeat(32),
    ...more,
  });
const bucket = () => createMediaStore(environment(server.env));

describe("a bucket", () => {
  it("gives back what was put, with signed requests", async () => {
    await bucket().write("t1/abc-640.webp", Buffer.from("pixels"), "image/webp");
    expect(Buffer.from((await bucket().read("t1/abc-640.webp")) ?? []).toString()).toBe("pixels");
    expect(server.seen[0]).toMatchObject({
      method: "PUT",
      url: "/plates/t1/abc-640.webp",
      type: "image/webp",
      body: "pixels",
    });
    for (const { authorization } of server.seen) {
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

describe("Vercel without a bucket", () => {
  const store = () => createMediaStore(environment({ VERCEL: "1", CRON_SECRET: "secret" }));

  it("has no picture and takes none", async () => {
    expect(await store().read("t1/abc-640.webp")).toBeNull();
    await expect(store().write("t1/abc-640.webp", Buffer.from("x"), "image/webp")).rejects.toMatchObject({
      code: "NOT_CONFIGURED",
      status: 503,
    });
  });
});
