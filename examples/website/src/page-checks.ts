import { check, checkEqual } from "../../shared/check.js";

/** What a visitor's browser and a search engine find at the site. */
export async function checkPage(siteUrl: string, expected: { name: string; dishes: number }): Promise<void> {
  const page = await fetch(siteUrl);
  checkEqual(page.status, 200, "the page");
  const html = await page.text();
  check(!/bzr_live_/.test(html), "the page has a key in it");
  const schema: unknown = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null",
  );
  check(isRecord(schema) && schema["@type"] === "Restaurant", "the page has no schema.org restaurant");
  checkEqual(schema.name, expected.name, "the restaurant's name for search engines");
  const items = JSON.stringify(schema).match(/"@type":"MenuItem"/g)?.length ?? 0;
  checkEqual(items, expected.dishes, "dishes for search engines");
  const links = [...html.matchAll(/"(\/(?:page|vendor)\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
  check(links.length > 0, "the page has no scripts");
  for (const path of [...links, "/page/storefront.js"]) {
    const script = await fetch(siteUrl + path);
    checkEqual(script.status, 200, path);
    check(
      /javascript/.test(script.headers.get("content-type") ?? ""),
      `${path} is not JavaScript for a browser`,
    );
  }
}

/** The one script tag: the script may be loaded from here, and what it frames may be framed here. */
export async function checkEmbed(options: {
  baseUrl: string;
  tenant: string;
  siteUrl: string;
}): Promise<void> {
  const { baseUrl, tenant, siteUrl } = options;
  const script = await fetch(`${baseUrl}/embed.js`, { headers: { origin: siteUrl } });
  checkEqual(script.status, 200, "the embed script");
  check(/javascript/.test(script.headers.get("content-type") ?? ""), "the embed script is not JavaScript");
  const policy = script.headers.get("cross-origin-resource-policy");
  check(policy === null || policy === "cross-origin", `other sites may not load the embed script: ${policy}`);
  for (const path of [`/embed/${tenant}`, `/embed/${tenant}/reserve`]) {
    const frame = await fetch(baseUrl + path);
    checkEqual(frame.status, 200, path);
    checkEqual(frame.headers.get("x-frame-options"), null, `X-Frame-Options of ${path}`);
    const ancestors = /frame-ancestors ([^;]*)/.exec(frame.headers.get("content-security-policy") ?? "")?.[1];
    check(ancestors?.split(" ").includes(siteUrl) === true, `${siteUrl} may not frame ${path}: ${ancestors}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
