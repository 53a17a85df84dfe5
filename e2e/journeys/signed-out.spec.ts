import { expect } from "playwright/test";
import { STAFF_PAGES } from "@/scripts/looks/shown-pages.mjs";
import { test } from "../support/staff-test";

/** Without a picture of their own, because they lead to another page. */
const LEADING_ON = ["/group", "/choose", "/t/luigi/orders?status=delivered"];

/** Devices that nobody is signed in on: it shows the code by which it is paired. */
const FOR_DEVICES = "/t/luigi/screen";

test("who is signed out is led to the sign-in from every page of staff, and no page breaks", async ({
  page,
}) => {
  const shown = STAFF_PAGES.map((each) => each.path).filter((path) => path !== FOR_DEVICES);
  for (const path of [...shown, ...LEADING_ON]) {
    const answer = await page.request.get(path, { headers: { accept: "text/html" } });
    expect(answer.status(), path).toBeLessThan(500);
    // What has begun to be sent is sent on by the page itself.
    const [, refreshTo = answer.url()] =
      /http-equiv="refresh"[^>]*url=([^"]+)/.exec(await answer.text()) ?? [];
    expect(refreshTo, path).toContain("/sign-in");
  }
});
