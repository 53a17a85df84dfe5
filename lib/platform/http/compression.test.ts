import { expect, it } from "vitest";
import { CACHE_BYTES } from "@/lib/platform/byte-cache";
import { compressOnce, keptBytes } from "./compression";

const MEBI = 1024 * 1024;

it("compresses what is sent again once, and keeps no more of it than it may, however large the texts are", async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `${index}`.padEnd(MEBI, "menu "));
  const first = compressOnce(texts[0] as string, "gzip");
  expect(compressOnce(texts[0] as string, "gzip")).toBe(first);
  for (const text of texts.slice(1)) await compressOnce(text, "gzip");
  expect(keptBytes()).toBeGreaterThan(CACHE_BYTES.compressed - 3 * MEBI);
  expect(keptBytes()).toBeLessThanOrEqual(CACHE_BYTES.compressed);
  expect(compressOnce(texts[0] as string, "gzip")).not.toBe(first);
  expect(compressOnce(texts[11] as string, "gzip")).toBe(compressOnce(texts[11] as string, "gzip"));
});
