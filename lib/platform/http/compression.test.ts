import { expect, it } from "vitest";
import { compressOnce, keptCharacters } from "./compression";

const MEBI = 1024 * 1024;

it("compresses what is sent again once, and keeps no more than 32 MiB of texts however large they are", async () => {
  const menus = Array.from({ length: 12 }, (_, index) => `${index}`.padEnd(4 * MEBI, "menu "));
  const first = compressOnce(menus[0] as string, "gzip");
  expect(compressOnce(menus[0] as string, "gzip")).toBe(first);
  for (const menu of menus.slice(1)) await compressOnce(menu, "gzip");
  expect(keptCharacters()).toBe(32 * MEBI);
  expect(compressOnce(menus[0] as string, "gzip")).not.toBe(first);
  expect(compressOnce(menus[11] as string, "gzip")).toBe(compressOnce(menus[11] as string, "gzip"));
});
