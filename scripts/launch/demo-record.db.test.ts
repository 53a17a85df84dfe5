import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ownedDatabaseUrl } from "@/lib/testing/test-database";
import { demoIsRecorded, recordDemo } from "./demo-record.mjs";

let media: string;

beforeAll(async () => {
  media = await mkdtemp(path.join(tmpdir(), "bazar-media-"));
  vi.stubEnv("MEDIA_DIR", media);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(media, { recursive: true });
});

it("remembers which demo data is there, for as long as its pictures are there too", async () => {
  const url = await ownedDatabaseUrl();
  const manifest = path.join(media, "demo", "manifest.json");
  await mkdir(path.dirname(manifest));
  await writeFile(manifest, "{}");
  expect(await demoIsRecorded(url, "first")).toBe(false);
  await recordDemo(url, "first");
  expect(await demoIsRecorded(url, "first")).toBe(true);
  expect(await demoIsRecorded(url, "changed")).toBe(false);
  await rm(manifest);
  expect(await demoIsRecorded(url, "first")).toBe(false);
});
