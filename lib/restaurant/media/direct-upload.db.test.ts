import sharp from "sharp";
import { describe, expect } from "vitest";
import { startBucket, type TestBucket } from "@/lib/testing/bucket";
import { createApi } from "@/lib/testing/call";
import { api, app, oneShopTest, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { servePicture } from "./serve-picture";

let bucket: TestBucket;
const it = oneShopTest.extend("settings", { scope: "file" }, async () => {
  bucket = await startBucket();
  return bucket.env;
});
it.afterAll(() => bucket.stop());
it.beforeEach(() => bucket.objects.clear());

const picture = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
const open = (bytes: number, mediaType = "image/png", of = shop) =>
  api("POST", `/api/tenant/${of.slug}/media/uploads`, { as: of.owner, body: { mediaType, bytes } });
const finish = (uploadId: string, of = shop) =>
  api("POST", `/api/tenant/${of.slug}/media/uploads/${uploadId}/finish`, { as: of.owner });
const put = async (url: string, body: Uint8Array, type = "image/png") =>
  (await fetch(url, { method: "PUT", headers: { "content-type": type }, body: new Uint8Array(body) })).status;

async function opened(bytes: Uint8Array): Promise<{ uploadId: string; url: string }> {
  const { status, body } = await open(bytes.byteLength);
  expect(status).toBe(200);
  return body;
}

describe("a picture that goes straight to the bucket", () => {
  it("is stored like any other when its upload is finished, once", async () => {
    const bytes = await picture();
    const { uploadId, url } = await opened(bytes);
    expect(await put(url, bytes)).toBe(200);
    const { status, body } = await finish(uploadId);
    expect([status, body]).toEqual([
      200,
      { image: expect.stringMatching(new RegExp(`^/media/${shop.tenantId}/[0-9a-f]{32}-640\\.webp$`)) },
    ]);
    const shown = await servePicture(app, { path: body.image.split("/").slice(2) });
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 480 });
    expect([...bucket.objects.keys()].filter((key) => key.includes("uploads/"))).toEqual([]);
    expect((await finish(uploadId)).body.error).toBe("UPLOAD_NOT_FOUND");
  });

  it("cannot be larger or of another type than was said", async () => {
    const bytes = await picture();
    const { url } = await opened(bytes);
    expect(await put(url, Buffer.concat([bytes, Buffer.alloc(1)]))).toBe(403);
    expect(await put(url, bytes, "text/html")).toBe(403);
    expect(bucket.objects.size).toBe(0);
  });

  it("is not taken by another restaurant", async () => {
    const bytes = await picture();
    const { uploadId, url } = await opened(bytes);
    await put(url, bytes);
    const stranger = await seedShop(app);
    expect((await finish(uploadId, stranger)).body.error).toBe("UPLOAD_NOT_FOUND");
    expect((await finish(uploadId)).status).toBe(200);
  });

  it("is not shown before it is finished", async () => {
    const bytes = await picture();
    const { uploadId, url } = await opened(bytes);
    await put(url, bytes);
    const path = ["uploads", shop.tenantId, uploadId];
    expect((await servePicture(app, { path })).status).toBe(404);
  });

  it("is removed when it is none", async () => {
    const bytes = Buffer.from("this is no picture at all, only text");
    const { uploadId, url } = await opened(bytes);
    await put(url, bytes);
    const { status, body } = await finish(uploadId);
    expect([status, body.error]).toEqual([400, "INVALID_PICTURE"]);
    expect(bucket.objects.size).toBe(0);
  });

  it.each(["0".repeat(32), "x", "..%2f..%2fplates", "forbidden"])("is unknown as %s", async (uploadId) => {
    const { status, body } = await finish(uploadId);
    expect([status, body.error]).toEqual([404, "UPLOAD_NOT_FOUND"]);
  });

  it.each([
    [0, "image/png"],
    [8 * 1024 * 1024 + 1, "image/png"],
    [1.5, "image/png"],
    [100, "image/gif"],
  ])("is refused with %d bytes of %s", async (bytes, mediaType) => {
    expect((await open(bytes, mediaType)).body.error).toBe("VALIDATION_FAILED");
  });
});

describe("without a bucket", () => {
  it("pictures go to the server alone", async () => {
    const local = await createTestApp();
    const send = (path: string, body?: object) =>
      createApi(local)("POST", `/api/tenant/${shop.slug}/media/uploads${path}`, { as: shop.owner, body });
    const answers = [
      await send("", { mediaType: "image/png", bytes: 9 }),
      await send(`/${"0".repeat(32)}/finish`),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([409, "NO_DIRECT_UPLOADS"]);
    await local.stop();
  });

  it("Vercel says that pictures cannot be stored", async () => {
    const vercel = await createTestApp({
      VERCEL: "1",
      CRON_SECRET: "secret",
      BAZAR_DEMO: "0",
      PUBLIC_URL: "https://bazar.example",
    });
    const { status, body } = await createApi(vercel)("POST", `/api/tenant/${shop.slug}/media`, {
      as: shop.owner,
      body: await picture(),
      headers: { "content-type": "image/png", "x-vercel-forwarded-for": "203.0.113.9" },
    });
    expect([status, body.error]).toEqual([503, "NOT_CONFIGURED"]);
    await vercel.stop();
  });
});
