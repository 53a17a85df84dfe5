import { expect } from "playwright/test";
import { DEMO_ADMIN, DEMO_AGENT, DEMO_DESIGNER, DEMO_OWNER } from "@/scripts/looks/demo-logins.mjs";
import { SHOWN_PAGES } from "@/scripts/looks/shown-pages.mjs";
import { giveSession, test } from "../support/staff-test";

const PEOPLE = {
  visitor: null,
  owner: DEMO_OWNER,
  admin: DEMO_ADMIN,
  agent: DEMO_AGENT,
  designer: DEMO_DESIGNER,
} as const;

/** What Next writes into a page that could not be rendered on the server, unless that was meant. */
const FAILED = /data-dgst="(?!NEXT_|BAILOUT)[^"]*"/;

for (const [viewer, person] of Object.entries(PEOPLE)) {
  test(`every page of the ${viewer} is rendered by the server`, async ({ page }) => {
    if (person) await giveSession(page, person.email);
    // A path with a name in braces needs a thing that a test has made; its own journey opens it.
    const pages = SHOWN_PAGES.filter(({ as = "visitor", path }) => as === viewer && !path.includes("{"));
    expect(pages.length).toBeGreaterThan(0);
    for (const { path } of pages) {
      const response = await page.request.get(path);
      expect.soft(response.status(), path).toBeLessThan(500);
      expect.soft((await response.text()).match(FAILED)?.[0], path).toBeUndefined();
    }
  });
}
