import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { accountLink } from "@/lib/people/accounts/account-email";
import { trackingUrl } from "@/lib/service/orders/order-email";

const root = process.cwd();

/** Every page of the app as the segments of its address; a segment in brackets takes anything. */
function pages(folder = "app", segments: readonly string[] = []): string[][] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name === "page.tsx" ? [[...segments]] : [];
    const isGroup = /^\(.*\)$/.test(entry.name);
    return pages(`${folder}/${entry.name}`, isGroup ? segments : [...segments, entry.name]);
  });
}

const allPages = pages();

function hasPage(address: string): boolean {
  const wanted = new URL(address, "https://bazar.example").pathname.split("/").filter(Boolean);
  return allPages.some(
    (page) =>
      page.length === wanted.length &&
      page.every((segment, index) => segment.startsWith("[") || segment === wanted[index]),
  );
}

/** The sources that write addresses of pages for emails. */
function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

describe("the links of emails", () => {
  const areas = ["staff", "bazar", { slug: "luigi", ownHost: null }] as const;
  it.each([
    ...areas.map((area) => ({ page: "reset-password", area }) as const),
    ...areas.map((area) => ({ page: "prove-email", area }) as const),
    { page: "invitation", area: "staff" } as const,
  ])("lead to a page: $page of $area", (link) => {
    expect(hasPage(accountLink("https://bazar.example", { ...link, token: "secret" }))).toBe(true);
  });

  it("lead to the tracked order", () => {
    const order = { id: "ord_1", customerEmail: "ada@example.com" };
    expect(hasPage(trackingUrl("https://bazar.example", { slug: "luigi", ownHost: null }, order))).toBe(true);
  });

  it("lead to a page wherever a source writes one below the public address", () => {
    const written = ["lib", "emails"].flatMap(sources).flatMap((file) => {
      const templates = readFileSync(path.join(root, file), "utf8").matchAll(/[pP]ublicUrl\}(\/[^`\s]*)`/g);
      return [...templates].map(([, address = ""]) => ({
        file,
        address: address.replaceAll(/\$\{[^{}]*\}/g, "x"),
      }));
    });
    expect(written.length).toBeGreaterThan(3);
    expect(written.filter(({ address }) => !hasPage(address))).toEqual([]);
  });

  it("are told apart from addresses without a page", () => {
    expect(hasPage("/s/luigi/nowhere/at/all")).toBe(false);
  });
});
