import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { giveSession, test, toast } from "../support/staff-test";

/** The color that guests see. */
async function publicAccent(page: Page, slug: string): Promise<string> {
  return (await (await page.request.get(`/api/public/${slug}`)).json()).accent;
}

test("a designer changes a look that guests see once it is published, and undoes it", async ({ page }) => {
  await giveSession(page, "designer@bazar.example");
  const before = await publicAccent(page, "taco");
  await page.goto("/designer");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Taco Libre" }).click();
  await expect(page.getByRole("heading", { name: "Taco Libre", level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Indigo" }).click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expectAccessible(page);
  expect(await publicAccent(page, "taco")).toBe(before);
  await page.reload();
  await expect(page.getByLabel("Colour code")).toHaveValue("#4338ca");

  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(toast(page, "Published. Guests see it now.")).toBeVisible();
  expect(await publicAccent(page, "taco")).toBe("#4338ca");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo publication" }).click();
  await expect(toast(page, "Publication undone")).toBeVisible();
  expect(await publicAccent(page, "taco")).toBe(before);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard draft" }).click();
  await expect(page.getByText("Same as published")).toBeVisible();
});

test("an owner with several places chooses, compares the group, and copies a dish", async ({ page }) => {
  await page.goto("/sign-in");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Email").fill("owner@luigi.example");
  await page.getByLabel("Password").fill("demo-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Where do you want to work?" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Trattoria Luigi/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Bella Group/ }).click();
  await expect(page.getByRole("heading", { name: "Restaurants compared" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/choose");
  await expect(page).toHaveURL(/\/group\//);

  const { categories } = await (await page.request.get("/api/tenant/luigi/categories")).json();
  const name = `Soup ${randomUUID().slice(0, 8)}`;
  const made = await page.request.post("/api/tenant/luigi/products", {
    data: { categoryId: categories[0].id, name: { en: name }, basePrice: 7, status: "draft" },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.getByRole("navigation", { name: "Group portal" }).getByRole("link", { name: "Copy" }).click();
  await expect(page.getByRole("heading", { name: "Copy to other restaurants" })).toBeVisible();
  await page.getByRole("combobox", { name: "Dish" }).click();
  await page.getByRole("option", { name }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Will be added")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Already the same")).toBeVisible();

  await page
    .getByRole("navigation", { name: "Group portal" })
    .getByRole("link", { name: "Differences" })
    .click();
  await expect(page.getByRole("heading", { name: "Sakura Sushi" })).toBeVisible();
  await page.getByText(/Colou?r and font/).click();
  await expect(page.getByText("Brick red").first()).toBeVisible();
  await expect(page.getByText("Fraunces, a warm serif")).toBeVisible();
  await expect(page.getByText(/oklch|bricolage-|instrument-/)).toHaveCount(0);
  await expect(page.getByText("Sakura Sushi: ").filter({ visible: true })).not.toHaveCount(0);
  await page.getByText("Opening hours").click();
  await expect(page.getByText("All day").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Copy from Trattoria Luigi" }).first()).toBeVisible();
  await expectAccessible(page);
});

test("a group manager reads whom to ask for a dashboard that the group does not open", async ({ page }) => {
  await giveSession(page, "manager@bella.example");
  await page.goto("/group");
  await expect(page.getByRole("heading", { name: "Restaurants compared" })).toBeVisible();
  await expect(
    page.getByText(/of Sakura Sushi and Trattoria Luigi|of Trattoria Luigi and Sakura Sushi/),
  ).toContainText("ask its owner to add you");
  await expect(page.getByRole("row", { name: /Trattoria Luigi/ })).toContainText("Not on its team");
  expect((await page.request.get("/api/tenant/luigi/orders")).status()).toBe(403);
  await expectAccessible(page);
});

test("the statement of a month has its own page, also for a month without commission", async ({ page }) => {
  await giveSession(page, "agent@bazar.example");
  await page.goto("/agent/commission/2024-02");
  await expect(page.getByRole("heading", { level: 1, name: "Statement of February 2024" })).toBeVisible();
  await expect(page.getByText("Nothing earned in this month")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "All months" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Commission" })).toBeVisible();
});
