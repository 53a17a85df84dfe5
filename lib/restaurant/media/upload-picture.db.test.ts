import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect } from "vitest";
import { api, app, oneShopTest as it, shop, oneShopTest as test } from "@/lib/testing/fixtures";
import { seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { servePicture } from "./serve-picture";
import { uploadPicture } from "./upload-picture";

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });
/** A black square, in the fewest steps. */
const night = (side: number) =>
  sharp(Buffer.alloc(side * side), { raw: { width: side, height: side, channels: 1 } });
const upload = (body: Uint8Array, mediaType: string, query: Record<string, string> = {}) =>
  api("POST", `/api/tenant/${shop.slug}/media`, {
    as: shop.owner,
    body,
    query,
    headers: { "content-type": mediaType },
  });
const serve = (address: string) => servePicture(app, { path: address.split("/").slice(2) });
const storedFiles = async () => {
  const stored = await readdir(app.env.MEDIA_DIR, { recursive: true, withFileTypes: true });
  return stored.filter((entry) => entry.isFile()).length;
};

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "stores a %s in both sizes and formats",
  async (format) => {
    const { status, body } = await upload(
      await canvas(900, 900).toFormat(format).toBuffer(),
      `image/${format}`,
    );
    expect([status, body]).toEqual([
      200,
      { image: expect.stringMatching(new RegExp(`^/media/${shop.tenantId}/[0-9a-f]{32}-640\\.webp$`)) },
    ]);
    for (const [width, height] of [
      [640, 480],
      [320, 240],
    ] as const) {
      for (const [kind, found] of [
        ["webp", "webp"],
        ["avif", "heif"],
      ] as const) {
        const answer = await serve(body.image.replace("-640.webp", `-${width}.${kind}`));
        expect(answer.headers.get("content-type")).toBe(`image/${kind}`);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        const bytes = await answer.arrayBuffer();
        expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
        expect(await sharp(bytes).metadata()).toMatchObject({ format: found, width, height });
      }
    }
  },
);

it("crops a header picture wide", async () => {
  const { body } = await upload(await canvas(800, 800).jpeg().toBuffer(), "image/jpeg", { use: "hero" });
  const picture = await sharp(await (await serve(body.image)).arrayBuffer()).metadata();
  expect(picture).toMatchObject({ width: 1600, height: 900 });
  expect((await serve(body.image.replace("-1600.webp", "-800.avif"))).status).toBe(200);
});

it("turns a photograph upright and keeps nothing of its metadata", async () => {
  const halves = await canvas(400, 300)
    .composite([
      {
        input: await sharp({ create: { width: 200, height: 300, channels: 3, background: "#00f" } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ orientation: 3, exif: { IFD0: { Copyright: "SECRET PLACE" } } })
    .jpeg()
    .toBuffer();
  expect(halves.includes("SECRET PLACE")).toBe(true);
  const { body } = await upload(halves, "image/jpeg");
  const bytes = Buffer.from(await (await serve(body.image)).arrayBuffer());
  expect(bytes.includes("SECRET PLACE")).toBe(false);
  const { data } = await sharp(bytes)
    .extract({ left: 10, top: 200, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true);
});

it("gives every upload an address of its own and serves what a product refers to", async () => {
  const bytes = await canvas(50, 50).png().toBuffer();
  const [first, again] = await Promise.all([upload(bytes, "image/png"), upload(bytes, "image/png")]);
  expect(first.body.image).not.toBe(again.body.image);
  const { status, body } = await api("PATCH", `/api/tenant/${shop.slug}/products/${shop.margherita}`, {
    as: shop.owner,
    body: { image: first.body.image },
  });
  expect([status, body.image]).toEqual([200, first.body.image]);
});

test.each([
  ["nothing", async () => new Uint8Array()],
  ["text", async () => Buffer.from("this is no picture at all, only text")],
  ["a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a GIF", async () => canvas(9, 9).gif().toBuffer()],
  ["a TIFF", async () => canvas(9, 9).tiff().toBuffer()],
  ["only the beginning of a PNG", async () => (await canvas(900, 900).png().toBuffer()).subarray(0, 60)],
  ["half a JPEG", async () => (await canvas(900, 900).jpeg().toBuffer()).subarray(0, 2500)],
  [
    "a header without a picture",
    async () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(99)]),
  ],
  ["a bomb of 100 megapixels", async () => night(10_000).png({ compressionLevel: 1 }).toBuffer()],
])("refuses %s and stores nothing", async (_, make) => {
  const before = await storedFiles();
  const { status, body } = await upload(await make(), "image/png");
  expect([status, body.error]).toEqual([400, "INVALID_PICTURE"]);
  expect(await storedFiles()).toBe(before);
});

it("refuses other media types and more than 8 MiB", async () => {
  const bytes = await canvas(9, 9).png().toBuffer();
  for (const mediaType of [
    "application/json",
    "image/gif",
    "image/svg+xml",
    "multipart/form-data; boundary=x",
  ]) {
    const { status, body } = await upload(bytes, mediaType);
    expect([status, body.error]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  }
  expect((await upload(new Uint8Array(8 * 1024 * 1024 + 1), "image/png")).status).toBe(413);
  expect((await upload(new Uint8Array(8 * 1024 * 1024), "image/png")).status).toBe(400);
});

it("takes pictures from owners and co-managers only", async () => {
  const bytes = await canvas(9, 9).png().toBuffer();
  const send = (as?: { cookie: string }) =>
    api("POST", `/api/tenant/${shop.slug}/media`, {
      ...(as ? { as } : {}),
      body: bytes,
      headers: { "content-type": "image/png" },
    });
  const staffOf = (role: "staff" | "co_manager") => seedStaff(app, { tenantId: shop.tenantId, role });
  expect((await send()).status).toBe(401);
  expect((await send(await staffOf("staff"))).status).toBe(403);
  expect((await send((await seedShop(app)).owner)).status).toBe(403);
  expect((await send(await staffOf("co_manager"))).status).toBe(200);
});

test.each([
  "/media/../secret-640.webp",
  "/media/..%2fsecret-640.webp",
  "/media/.hidden/a-640.webp",
  "/media/demo/manifest.json",
  "/media/demo",
  "/media/",
  "/media/a/b/c/d/e/f-640.webp",
  "/media/unknown/abc-640.webp",
  "/media/a\0b-640.webp",
])("serves nothing at %j", async (address) => {
  const answer = await serve(address);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

it("keeps no record of a picture whose files cannot be stored", async () => {
  const broken = await createTestApp({ MEDIA_DIR: "/dev/null" });
  const { tenantId } = await seedShop(broken);
  const bytes = await canvas(64, 48).png().toBuffer();
  await expect(uploadPicture(broken, { tenantId, bytes, use: "dish" })).rejects.toThrow("ENOTDIR");
  expect(await broken.db.prisma.mediaFile.count({ where: { tenantId } })).toBe(0);
  await broken.stop();
});
