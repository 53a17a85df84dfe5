import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEMO_PICTURES, HERO_KEY, LOGO_KEY, type RestaurantPictures } from "./demo-pictures";
import { ofPixels, paint, paintPlan, pixelsOf } from "./paint-plan";
import { pictureFile, pictureFormats, pictureSizes } from "./picture-urls";
import { type PicturePlan, planDish, planHero } from "./scene";

/** A picture in layers, or a logo as SVG. */
type Drawing = PicturePlan | string;

interface Job {
  tenant: string;
  key: string;
  plan: Drawing;
  /** Changes whenever the picture would look different. */
  hash: string;
}

const ENCODING = {
  avif: { quality: 55, effort: 0, chromaSubsampling: "4:2:0", tune: "ssim" },
  webp: { quality: 82, effort: 0 },
} as const;
const MANIFEST = "manifest.json";
const AT_ONCE = 3;

function job(tenant: string, key: string, plan: Drawing): Job {
  const content = JSON.stringify({ plan, ENCODING, sizes: pictureSizes(key) });
  return { tenant, key, plan, hash: createHash("sha256").update(content).digest("hex").slice(0, 16) };
}

function jobsFor(pictures: Readonly<Record<string, RestaurantPictures>>): Job[] {
  return Object.entries(pictures).flatMap(([tenant, { look, dishes, hero, logo }]) => [
    job(tenant, HERO_KEY, planHero(hero, look)),
    job(tenant, LOGO_KEY, logo),
    ...Object.entries(dishes).map(([key, recipe]) =>
      job(tenant, key, planDish(`${tenant}/${key}`, recipe, look)),
    ),
  ]);
}

function filesOf({ tenant, key }: Job): string[] {
  return pictureSizes(key).flatMap(({ width }) =>
    pictureFormats(key).map((format) => pictureFile(tenant, key, width, format)),
  );
}

async function readManifest(outDir: string): Promise<Map<string, string>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(outDir, MANIFEST), "utf8"));
    if (typeof parsed !== "object" || parsed === null) return new Map();
    return new Map(Object.entries(parsed).map(([name, hash]) => [name, String(hash)]));
  } catch {
    return new Map(); // absent or damaged: everything is composed again
  }
}

async function isThere(outDir: string, wanted: Job): Promise<boolean> {
  const present = await Promise.all(
    filesOf(wanted).map((file) =>
      stat(join(outDir, file)).then(
        (found) => found.size > 0,
        () => false,
      ),
    ),
  );
  return present.every(Boolean);
}

async function compose(outDir: string, { tenant, key, plan }: Job): Promise<void> {
  const painted = await (typeof plan === "string" ? paint(plan) : paintPlan(plan));
  for (const { width, height } of pictureSizes(key)) {
    const isPainted = painted.raw.width === width && painted.raw.height === height;
    const sized = isPainted ? painted : await pixelsOf(ofPixels(painted).resize(width, height));
    const encoded = {
      avif: () => ofPixels(sized).avif(ENCODING.avif),
      webp: () => ofPixels(sized).webp(ENCODING.webp),
      png: () => ofPixels(sized).png(),
    };
    await Promise.all(
      pictureFormats(key).map((format) =>
        encoded[format]().toFile(join(outDir, pictureFile(tenant, key, width, format))),
      ),
    );
  }
}

async function composeAll(outDir: string, jobs: readonly Job[]): Promise<void> {
  const queue = jobs.values();
  const work = async () => {
    for (const next of queue) await compose(outDir, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Composes the first hero, the first logo and the first dish, and lets the others look like them. */
async function composeAlike(outDir: string, jobs: readonly Job[]): Promise<void> {
  for (const sizes of new Set(jobs.map(({ key }) => pictureSizes(key)))) {
    const [first, ...others] = jobs.filter(({ key }) => pictureSizes(key) === sizes);
    if (!first) continue;
    await compose(outDir, first);
    const files = filesOf(first);
    for (const other of others)
      await Promise.all(
        filesOf(other).map((file, index) => copyFile(join(outDir, files[index] ?? ""), join(outDir, file))),
      );
  }
}

async function makeFolders(outDir: string, pictures: Readonly<Record<string, RestaurantPictures>>) {
  for (const tenant of Object.keys(pictures)) await mkdir(join(outDir, tenant), { recursive: true });
}

/**
 * Composes pictures into `<outDir>/<tenant>/<key>-<width>.<avif|webp>`. The result depends on the recipes only, and
 * what is already there and unchanged is left alone, so that it can run at every start.
 */
export async function composePictures(
  pictures: Readonly<Record<string, RestaurantPictures>>,
  outDir: string,
  log: (message: string) => void,
): Promise<void> {
  await makeFolders(outDir, pictures);
  const manifest = await readManifest(outDir);
  const jobs = jobsFor(pictures);
  const done = await Promise.all(
    jobs.map(
      async (wanted) =>
        manifest.get(`${wanted.tenant}/${wanted.key}`) === wanted.hash && (await isThere(outDir, wanted)),
    ),
  );
  const missing = jobs.filter((_, index) => !done[index]);
  if (missing.length === 0) return;
  log(`composing ${missing.length} demo pictures`);
  await composeAll(outDir, missing);
  const hashes = Object.fromEntries(jobs.map(({ tenant, key, hash }) => [`${tenant}/${key}`, hash]));
  const written = join(outDir, `${MANIFEST}.${process.pid}`);
  await writeFile(written, `${JSON.stringify(hashes, null, 2)}\n`);
  await rename(written, join(outDir, MANIFEST));
  log(`${missing.length} demo pictures are ready`);
}

/**
 * Puts some picture where none is, for who needs a picture and not its dish. What is there stays; the next usual start
 * composes all again.
 */
export async function fillPictures(
  pictures: Readonly<Record<string, RestaurantPictures>>,
  outDir: string,
): Promise<void> {
  await makeFolders(outDir, pictures);
  const jobs = jobsFor(pictures);
  const there = await Promise.all(jobs.map((wanted) => isThere(outDir, wanted)));
  const missing = jobs.filter((_, index) => !there[index]);
  if (missing.length === 0) return;
  await rm(join(outDir, MANIFEST), { force: true });
  await composeAlike(outDir, missing);
}

/** Composes the pictures of all demo restaurants; `outDir` is the folder served as `/media/demo`. */
export function composeDemoPictures(outDir: string, log: (message: string) => void): Promise<void> {
  return composePictures(DEMO_PICTURES, outDir, log);
}

/** Gives every dish of the demo restaurants some picture. */
export function fillDemoPictures(outDir: string): Promise<void> {
  return fillPictures(DEMO_PICTURES, outDir);
}
