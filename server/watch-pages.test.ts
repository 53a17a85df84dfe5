import { expect, it } from "vitest";
import { partOf } from "./watch-pages";

it.each([
  ["luigi.bazar.example", "/", "storefront"],
  ["luigi.bazar.example", "/dashboard/orders?page=2", "dashboard"],
  ["bazar.example", "/s/luigi?dish=prd_1", "storefront"],
  ["bazar.example", "/t/luigi/menu", "dashboard"],
  ["bazar.example", "/admin", "platform"],
  ["bazar.example", "/nobody/knows/this/path", "platform"],
  ["luigi.bazar.example", "/_next/static/chunks/1.js", "file"],
  ["bazar.example", "/media/t1/picture.webp", "file"],
  ["bazar.example", "/embed.js?v=1", "file"],
  ["bazar.example", "/embed/luigi/it", "storefront"],
])("%s%s belongs to: %s", (host, url, part) => {
  expect(partOf(host, "bazar.example", url)).toBe(part);
});
