import { DINER_SLUG } from "./demo-diner.mjs";

const own = `/t/${DINER_SLUG}`;
/** A number that many guests of the demo share the beginning of. */
const PHONE = "+39";

/** An order on the phone, half taken. @param {import("playwright").Page} page */
async function takeOrder(page) {
  await page.getByRole("radio", { name: "Delivery" }).click();
  await page.getByLabel("Street and number").fill("Via Madama Cristina 40");
  await page.getByLabel("Postcode").fill("10125");
  await page.getByLabel("City").fill("Torino");
  for (const dish of ["Tiramisù", "Minestrone"]) {
    await page.getByRole("searchbox", { name: "Find a dish" }).fill(dish);
    await page
      .getByRole("button", { name: new RegExp(dish) })
      .first()
      .click();
  }
}

/** @type {import("./shown-pages.mjs").ShownPage[]} */
export const COUNTER_STATES = [
  { name: "new-order-filled", path: `${own}/orders/new`, as: "owner", act: takeOrder },
  {
    name: "new-order-guest",
    path: `${own}/orders/new`,
    as: "owner",
    act: (page) => page.getByRole("combobox", { name: "Phone" }).fill(PHONE),
  },
  { name: "drawer-report", path: `${own}/money/drawer/{drawerDay}`, as: "owner" },
  {
    name: "drawer-count",
    path: `${own}/money/drawer`,
    as: "owner",
    act: (page) => page.getByRole("button", { name: "Count and close" }).click(),
  },
  {
    name: "drawer-pay-out",
    path: `${own}/money/drawer`,
    as: "owner",
    act: (page) => page.getByRole("button", { name: "Pay out" }).click(),
  },
  {
    name: "printer-sheet",
    path: `${own}/settings/printers`,
    as: "owner",
    act: (page) => page.getByRole("button", { name: "Add printer" }).first().click(),
  },
  {
    name: "bill-close",
    path: `${own}/tables/{table}`,
    as: "owner",
    act: (page) => page.getByRole("button", { name: "Take payment" }).click(),
  },
];
