import { randomUUID } from "node:crypto";
import { request as requestHttp } from "node:http";
import { expect, type Page } from "playwright/test";
import { type DnsServer, startDnsServer } from "@/lib/testing/dns-server";
import { findChromium } from "@/scripts/launch/browser.mjs";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, toast } from "../support/staff-test";

/** As scripts/e2e-server.mjs has it. */
const DNS_PORT_OFFSET = 20_000;
const executablePath = findChromium();

// Names of restaurants' own lead to this machine, whatever name servers say.
test.use({
  // A name that is none is refused.
  expectedErrors: /status of 400/,
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ["--js-flags=--no-opt,--no-maglev", "--host-resolver-rules=MAP *.example 127.0.0.1"],
  },
});

type Answer = { status: number; location: string | undefined; text: string };

/** Asks the server under another name; only browsers are told where these names lead. */
function ask(port: number, host: string, path = "/"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = requestHttp(
      { host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } },
      (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
        );
      },
    );
    request.on("error", reject).end();
  });
}

const shot = async (page: Page, name: string) => {
  if (!process.env.E2E_SHOTS) return;
  for (const [width, scheme] of [
    [390, "light"],
    [390, "dark"],
    [768, "light"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({
      path: `${process.env.E2E_SHOTS}/${name}-${width}-${scheme}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: "light" });
};

let dns: DnsServer;
test.afterEach(() => dns?.stop());

test("an owner proves a domain, and guests order and sign in there", async ({ page, baseURL }) => {
  const { port: text } = new URL(baseURL ?? "");
  const port = Number(text);
  dns = await startDnsServer(port + DNS_PORT_OFFSET);
  const slug = await openOwnRestaurant(page);
  const name = `shop-${randomUUID().slice(0, 8)}.example`;
  const origin = `http://${name}:${port}`;

  // Naming it, with www along with it.
  await page.goto(`/t/${slug}/settings/website`);
  const field = page.getByLabel("Domain", { exact: true });
  await field.fill("bazar");
  await page.getByRole("button", { name: "Add the domain" }).click();
  await expect(page.getByText("Enter a name such as www.trattoria.com.")).toBeVisible();
  await expectAccessible(page);
  await field.fill(`https://${name.toUpperCase()}/`);
  await page.getByRole("button", { name: "Add the domain" }).click();
  await expect(toast(page, "Domain added")).toBeVisible();
  const card = page.getByRole("article", { name, exact: true });
  const www = page.getByRole("article", { name: `www.${name}` });
  await expect(card.getByText("Waiting for its record")).toBeVisible();
  await expect(www).toBeVisible();
  await expectAccessible(page);
  await shot(page, "domains-named");

  // Nobody is served at a name that is not proven.
  const refused = await ask(port, name);
  expect([refused.status, refused.text]).toEqual([404, "There is no website at this address.\n"]);

  // What is found in place of the record is said.
  const value = await card.getByText(/^bazar-verify=/).innerText();
  dns.set(`_bazar.${name}`, "TXT", ["bazar-verify=old"]);
  await card.getByRole("button", { name: "Check now" }).click();
  await expect(card.getByText("The TXT record says something else: bazar-verify=old")).toBeVisible();
  dns.set(`_bazar.${name}`, "TXT", [value]);
  dns.set(name, "A", ["127.0.0.1"]);
  await card.getByRole("button", { name: "Check now" }).click();
  await expect(card.getByText("In service")).toBeVisible();
  await expect(card.getByText("Main address")).toBeVisible();
  await www.getByRole("button", { name: "Check now" }).click();
  await expect(www.getByText("In service")).toBeVisible();
  await expect(www.getByText("The domain is yours, but it leads nowhere.")).toBeVisible();
  await expectAccessible(page);
  await shot(page, "domains-proven");

  // One of the two is the address of every page, and no other host shows anything.
  const moved = await ask(port, `www.${name}`, "/reserve?table=4");
  expect([moved.status, moved.location]).toEqual([308, `${origin}/reserve?table=4`]);
  expect((await ask(port, "nobody.example")).status).toBe(404);
  for (const path of ["/dashboard", "/t/luigi", "/admin", "/sign-in", "/s/luigi"])
    expect([path, (await ask(port, name, path)).status]).toEqual([path, 404]);
  for (const path of [
    "/api/public/luigi",
    "/api/tenant",
    "/api/bazar/auth/me",
    `/api/tenant/${slug}/settings`,
  ])
    expect([path, (await ask(port, name, path)).status]).toEqual([path, 404]);
  expect((await ask(port, name, `/api/public/${slug}`)).status).toBe(200);

  // Search engines are led to it, also from the address on the platform.
  const sitemap = await ask(port, name, "/sitemap.xml");
  expect(sitemap.text).toContain(`<loc>${origin}</loc>`);
  expect(sitemap.text).not.toContain("luigi");
  expect((await ask(port, "localhost", "/sitemap.xml")).text).not.toContain(name);
  expect((await ask(port, name, "/robots.txt")).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  await page.goto(`/s/${slug}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", origin);

  // A guest orders there.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", origin);
  await expect(page.getByRole("button", { name: /favourite/i })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  await shot(page, "own-domain-menu");
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = await page.evaluate(
    (of) => fetch(`/api/public/${of}/menu`).then((answer) => answer.json()),
    slug,
  );
  const order = await page.evaluate(
    ({ of, productId }) =>
      fetch(`/api/public/${of}/orders`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          type: "pickup",
          customerName: "Ada Diner",
          customerEmail: "ada@diner.example",
          customerPhone: "+39 333 0000000",
          paymentMethod: "cash",
          items: [{ productId, quantity: 1, price: 9 }],
        }),
      }).then(async (answer) => ({ status: answer.status, body: await answer.json() })),
    { of: slug, productId: menu.products[0].id },
  );
  expect(order.status, JSON.stringify(order.body)).toBe(200);

  // An account of the restaurant, by a cookie of this host alone.
  await page.goto(`${origin}/account/register`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Diner");
  await page.getByRole("textbox", { name: "Email" }).fill(`ada-${randomUUID().slice(0, 8)}@diner.example`);
  await page.locator('input[type="password"]').first().fill("a-long-enough-password");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${origin}/account`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await shot(page, "own-domain-account");
  const cookies = await page.context().cookies(origin);
  const session = cookies.find((cookie) => cookie.name === "customer_session");
  expect([session?.domain, session?.httpOnly]).toEqual([name, true]);
  expect(cookies.map((cookie) => cookie.name)).not.toContain("bazar_user_session");

  // Removed, it is nobody's at once; the address on the platform works as before.
  await page.goto(`/t/${slug}/settings/website`);
  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(card).toHaveCount(0);
  await expect(www.getByText("Main address")).toBeVisible();
  expect((await ask(port, name)).status).toBe(404);
  expect((await ask(port, "localhost", `/s/${slug}`)).status).toBe(200);
});
