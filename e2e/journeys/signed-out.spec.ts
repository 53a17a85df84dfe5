import { expect } from "playwright/test";
import { STAFF_PAGES } from "@/scripts/looks/shown-pages.mjs";
import { test } from "../support/staff-test";

/** Without a picture of their own, because they lead to another page. */
const LEADING_ON = ["/group", "/choose", "/t/luigi/orders?status=delivered"];

test("who is signed out is led to the sign-in from every page of staff, and no page breaks", async ({
  page,
}) => {
  for (const path of [...STAFF_PAGES.map((each) => each.path), ...LEADING_ON]) {
    const answer = await page.request.get(path, { headers: { accept: "text/html" } });
    expect(answer.status(), path).toBeLessThan(500);
    // What has begun to be sent is sent on by the page itself.
    const [, refreshTo = answer.url()] =
      /http-equiv="refresh"[^>]*url=([^"]+)/.exec(await answer.text()) ?? [];
    expect(refreshTo, path).toContain("/sign-in");
  }
});
