import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DEMO_RESTAURANTS } from "../content/demo-restaurants";
import { composePictures, fillPictures } from "./compose-demo-pictures";
import { DEMO_PICTURES, HERO_KEY } from "./demo-pictures";
import { paintPlan } from "./paint-plan";
import { pictureSizes, pictureUrls } from "./picture-urls";
import { planDish, planHero } from "./scene";

describe.each(DEMO_RESTAURANTS)("$name", ({ slug, menu }) => {
  const products = menu.flatMap((category) => category.products);
  const named = products.flatMap(({ picture }) => (picture === null ? [] : [picture]));
  const { dishes } = DEMO_PICTURES[slug]!;

  test("has a picture for at least 85 % of its products", () => {
    expect(named.length / products.length).toBeGreaterThanOrEqual(0.85);
  });

  test("has exactly the pictures that its products name, each for one product", () => {
    expect([...named].sort()).toEqual(Object.keys(dishes).sort());
    expect(new Set(named).size).toBe(named.length);
  });

  test("shows no two dishes alike", () => {
    const { look } = DEMO_PICTURES[slug]!;
    const laid = Object.values(dishes).map((recipe) => planDish("same", recipe, look).laid);
    expect(new Set(laid).size).toBe(laid.length);
  });
});

test("the same recipe is painted the same every time", async () => {
  const { look, dishes } = DEMO_PICTURES.luigi!;
  const margherita = () => paintPlan(planDish("luigi/margherita", dishes.margherita!, look));
  const [first, second] = [await margherita(), await margherita()];
  expect(first.data.equals(second.data)).toBe(true);
});

test("a picture is planned in its full size, and painted as planned", async () => {
  for (const { look, hero } of Object.values(DEMO_PICTURES))
    expect(planHero(hero, look)).toMatchObject(pictureSizes(HERO_KEY)[0]);
  const { look, dishes } = DEMO_PICTURES.sakura!;
  const plan = planDish("sakura/dango", dishes.dango!, look);
  expect(plan).toMatchObject(pictureSizes("dango")[0]);
  const { raw, data } = await paintPlan(plan);
  expect(raw).toMatchObject(pictureSizes("dango")[0]);
  expect(data.length).toBe(raw.width * raw.height * raw.channels);
});

test("writes every file that the addresses name, and leaves finished ones alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  try {
    const { look, dishes, hero, logo } = DEMO_PICTURES.sakura!;
    const only = { sakura: { look, hero, logo, dishes: { dango: dishes.dango! } } };
    const messages: string[] = [];
    await composePictures(only, folder, (message) => messages.push(message));
    expect(messages).toHaveLength(2);
    const named = ["dango", "hero"]
      .flatMap((key) => pictureUrls("sakura", key).sources)
      .flatMap(({ srcSet }) => srcSet.split(", ").map((entry) => entry.split(" ")[0]!.split("/").at(-1)!));
    const logos = ["480", "240"].flatMap((width) =>
      ["avif", "webp", "png"].map((type) => `logo-${width}.${type}`),
    );
    expect((await readdir(join(folder, "sakura"))).sort()).toEqual([...named, ...logos].sort());

    const kept = join(folder, "sakura", "dango-640.webp");
    const before = await stat(kept);
    await composePictures(only, folder, (message) => messages.push(message));
    expect(messages).toHaveLength(2);
    expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);

    await writeFile(kept, "");
    await composePictures(only, folder, (message) => messages.push(message));
    expect((await sharp(kept).metadata()).width).toBe(640);

    await rm(kept);
    const files = await readdir(join(folder, "sakura"));
    const alike = { sakura: { ...only.sakura, dishes: { dango: dishes.dango!, other: dishes.dango! } } };
    await fillPictures(alike, folder);
    expect(await readdir(join(folder, "sakura"))).toHaveLength(files.length + 1 + 4);
    const [dango, other] = await Promise.all(
      [kept, kept.replace("dango", "other")].map((file) => readFile(file)),
    );
    expect(other!.equals(dango!)).toBe(true);

    await composePictures(alike, folder, (message) => messages.push(message));
    expect(messages.at(-1)).toBe("4 demo pictures are ready");
    expect((await readFile(kept.replace("dango", "other"))).equals(dango!)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
