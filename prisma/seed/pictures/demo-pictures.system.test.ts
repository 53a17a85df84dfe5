import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PICTURE_SIZES, pictureAddress, pictureSources } from "@/lib/core/pictures/picture-sources";
import { DEMO_RESTAURANTS } from "../content/demo-restaurants";
import { DEMO_PICTURES, renderDemoPictures } from "./demo-pictures";

describe.each(DEMO_RESTAURANTS)("$name", ({ slug, menu }) => {
  const images = menu.flatMap(({ products }) => products.map(({ fields }) => fields.image));
  const named = images.filter((image) => image !== null);
  const files = async () =>
    (await readdir(path.join(DEMO_PICTURES, slug))).filter((name) => !/^(?:hero|logo)\./.test(name));

  test("has a picture for at least 85 % of its products", () => {
    expect(named.length / images.length).toBeGreaterThanOrEqual(0.85);
  });

  test("has exactly the pictures that its products name, each for one product", async () => {
    const addresses = (await files()).map((name) =>
      pictureAddress(`demo/${slug}/${path.parse(name).name}`, "dish"),
    );
    expect([...named].sort()).toEqual(addresses.sort());
  });

  test("shows no two dishes alike", async () => {
    const prints = await Promise.all(
      (await files()).map(async (name) =>
        createHash("sha256")
          .update(await readFile(path.join(DEMO_PICTURES, slug, name)))
          .digest("hex"),
      ),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });

  test("has each picture in its full size", async () => {
    const sizeOf = async (name: string) => sharp(path.join(DEMO_PICTURES, slug, name)).metadata();
    for (const name of await files())
      expect(await sizeOf(name), name).toMatchObject({ format: "webp", ...PICTURE_SIZES.dish[0] });
    expect(await sizeOf("hero.webp")).toMatchObject({ format: "webp", ...PICTURE_SIZES.hero[0] });
    expect(await sizeOf("logo.png")).toMatchObject({ format: "png", ...PICTURE_SIZES.logo[0] });
  });
});

test("writes every file that the addresses name, and leaves finished ones alone", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  try {
    const [from, into] = [path.join(folder, "from"), path.join(folder, "into")];
    for (const name of ["dango.webp", "hero.webp", "logo.png"])
      await cp(path.join(DEMO_PICTURES, "sakura", name), path.join(from, "sakura", name));
    await renderDemoPictures(from, into);
    const addresses = [
      pictureAddress("demo/sakura/dango", "dish"),
      pictureAddress("demo/sakura/hero", "hero"),
    ];
    const named = addresses
      .flatMap((address) => pictureSources(address).sources)
      .flatMap(({ srcSet }) => srcSet.split(", ").map((entry) => entry.split(" ")[0]!.split("/").at(-1)!));
    const logos = ["480", "240"].flatMap((width) =>
      ["avif", "webp", "png"].map((type) => `logo-${width}.${type}`),
    );
    expect((await readdir(path.join(into, "sakura"))).sort()).toEqual([...named, ...logos].sort());
    const committed = await readFile(path.join(from, "sakura/dango.webp"));
    expect(committed.equals(await readFile(path.join(into, "sakura/dango-640.webp")))).toBe(true);

    const kept = path.join(into, "sakura", "dango-320.webp");
    const before = await stat(kept);
    await renderDemoPictures(from, into);
    expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);

    await writeFile(kept, "");
    await renderDemoPictures(from, into);
    expect((await sharp(kept).metadata()).width).toBe(320);

    const first = await readFile(kept);
    await cp(path.join(DEMO_PICTURES, "sakura/purin.webp"), path.join(from, "sakura/dango.webp"));
    await renderDemoPictures(from, into);
    expect((await readFile(kept)).equals(first)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
