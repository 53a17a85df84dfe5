import { expect } from "playwright/test";
import { test } from "../support/diner-test";
import { holdScripts } from "../support/hold-scripts";

/** The refused sign-in. */
test.use({ expectedErrors: /status of 401/ });

test("what is typed before the page has started is kept", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto("/account/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password").fill("a-long-password");
  start();
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Wrong email or password.")).toBeVisible();
});

test("a form that is sent before the page has started keeps what was typed out of the address", async ({
  page,
}) => {
  const start = await holdScripts(page);
  await page.goto("/sign-in", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("owner@luigi.example");
  await page.getByLabel("Password").fill("demo-password");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole("button", { name: "Sign in" }).click(),
  ]);
  expect([answer.request().method(), answer.status()]).toEqual(["POST", 200]);
  expect(page.url()).not.toContain("demo-password");
  start();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("the worth of a gift card that is chosen before the page has started is the one that is paid", async ({
  page,
}) => {
  const start = await holdScripts(page);
  await page.goto("/s/luigi/gift-cards", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "€25.00" }).check();
  start();
  await expect(page.getByRole("button", { name: "Go to payment, €25.00" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "€25.00" })).toBeChecked();
});
