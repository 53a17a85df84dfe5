import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { CRON_SECRET } from "../support/cron-secret";
import { addDish, expectAccessible, openMenu } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { giveSession, test } from "../support/staff-test";

async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const headers = { "x-forwarded-for": `203.0.113.${randomInt(1, 255)}` };
  const answer = await page.request[method](path, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** The first order: paid by card, delivered, and its money released. */
async function sellOne(page: Page, slug: string): Promise<void> {
  const { products } = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const { id, clientSecret } = await send(page, "post", `/api/public/${slug}/orders`, {
    type: "pickup",
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    customerPhone: "+39 011 555 0142",
    paymentMethod: "stripe",
    items: [{ productId: products[0].id, quantity: 2, price: products[0].basePrice }],
  });
  await send(page, "post", "/api/dev/stripe/confirm", { clientSecret, outcome: "succeeded" });
  const paid = async () =>
    (await (await page.request.get(`/api/tenant/${slug}/orders/${id}`)).json()).paymentStatus;
  await expect.poll(paid).toBe("paid");
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await send(page, "patch", `/api/tenant/${slug}/orders/${id}`, { status });
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  const released = await page.request.get("/api/cron/escrow-release", { headers });
  expect(released.ok(), await released.text()).toBe(true);
}

/** Guests pay cash until the owner has opened the account that Stripe verifies; then the same checkout takes cards. */
async function openAccount(page: Page, slug: string): Promise<void> {
  await openMenu(page, slug);
  await addDish(page, "Zuppa del giorno");
  await page.goto(`/s/${slug}/checkout`);
  await expect(page.getByRole("radio", { name: "Cash" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Card" })).toBeHidden();

  await page.goto(`/t/${slug}`);
  await expect(page.getByRole("region", { name: "Your first hour" })).toContainText(
    "Cards open when Stripe has verified your account",
  );
  await page.getByRole("link", { name: /^Take payments online/ }).click();
  const account = page.getByRole("main");
  await expect(account).toContainText("Until then, guests pay cash.");
  await expectAccessible(page);
  await account.getByRole("button", { name: "Open payout account" }).click();
  await expect(account.getByText("Your account can take online payments.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/s/${slug}/checkout`);
  await expect(page.getByRole("radio", { name: "Card" })).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a restaurant signs up through a link, opens, sells, and the agent earns", async ({ page }) => {
    test.slow();
    const name = `Osteria ${randomUUID().slice(0, 8)}`;
    const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
    await page.goto("/join?ref=AGENT1");
    await expect(page.getByText("Invited by Anna K.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Create restaurant" }).click();
    await expect(page.getByText("Enter the name of your restaurant.")).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel("Name", { exact: true }).fill(name);
    const slug = name.toLowerCase().replace(" ", "-");
    await expect(page.getByLabel("Web address")).toHaveValue(slug);
    await expect(page.getByText("Available")).toBeVisible();
    await page.getByRole("combobox", { name: "Country" }).click();
    await page.getByRole("option", { name: "Italy" }).click();
    await expect(
      page.getByText("Europe/Rome time, prices in Euro, menu in Italian and English"),
    ).toBeVisible();
    await page.getByLabel("Street and number").fill("Via Roma 1");
    await page.getByLabel("City").fill("Torino");
    await page.getByLabel("Phone").fill("+39 011 555 0100");
    await page.getByLabel("Location on the map").fill("45.0703, 7.6869");
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(page.getByLabel("City")).toHaveValue("Torino");
    await page.getByLabel("Your name").fill("Olga Owner");
    await page.getByLabel("Your email").fill("owner@luigi.example");
    await page.getByLabel("Password").fill("a-first-password");
    await page.getByLabel("I accept the terms").click();
    await page.getByRole("button", { name: "Create restaurant" }).click();
    await expect(
      page.getByText("An account with this email already exists.", { exact: false }),
    ).toBeVisible();
    await page.getByLabel("Your email").fill(email);
    await page.getByRole("button", { name: "Create restaurant" }).click();

    await expect(page.getByRole("heading", { name: `When is ${name} open?` })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Monday: Open 24 hours" }).click();
    await page.getByRole("button", { name: "Copy Monday" }).click();
    await page.getByRole("menuitem", { name: "To every day" }).click();
    await page.getByLabel("Order for delivery").click();
    await page.getByLabel("Furthest delivery").fill("3.5");
    await page.getByLabel("Book a table").click();
    await page.getByLabel("Card online").click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save and continue" }).click();

    await expect(page.getByRole("heading", { name: `What is on the menu at ${name}?` })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Start from a sample menu" }).click();
    await expect(page.getByLabel("Dish").first()).toHaveValue("Zuppa del giorno");
    await page.getByLabel("Price").first().fill("lots");
    await page.getByRole("button", { name: "Save 8 dishes and open the dashboard" }).click();
    await expect(page.getByText("Enter a price such as 8.50.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Price").first().fill("9");
    await page.getByRole("button", { name: "Save 8 dishes and open the dashboard" }).click();

    await expect(page.getByRole("region", { name: "Not open yet" })).toBeVisible();
    await page.goto(await emailedPath(page.request, email, /^\/prove-email$/));
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Confirm and open" }).click();
    await expect(page.getByRole("heading", { name: "Your restaurant is open" })).toBeVisible();
    await page.goto(`/s/${slug}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("Zuppa del giorno").first()).toBeVisible();
    await openAccount(page, slug);

    await giveSession(page, "admin@bazar.example");
    const terms = { platformFeePercent: 10, escrowDelayHours: 0, plausiblePrepSeconds: 0 };
    await send(page, "patch", `/api/admin/tenants/${slug}`, terms);
    await sellOne(page, slug);

    await giveSession(page, "agent@bazar.example");
    await page.goto("/agent/restaurants");
    const row = page.getByRole("row", { name: new RegExp(name) });
    await expect(row.getByText("Open", { exact: true })).toBeVisible();
    await expect(row).toContainText("€0.36");
    await expectAccessible(page);
  });
});

test("links to the old address of invitations lead to the new one", async ({ page }) => {
  await page.goto("/join?token=none");
  await expect(page).toHaveURL(/\/invitation\?token=none$/);
  await expect(page.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();
});
