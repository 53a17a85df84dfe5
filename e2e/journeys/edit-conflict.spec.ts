import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test } from "../support/staff-test";

// A form that was refused because somebody else was first says so in the console, as every refused request does.
test.use({ expectedErrors: /status of 412/ });

interface EditedForm {
  /** What is made to be edited, and under which address; the answer's own id follows. */
  made: [path: string, body: object];
  idOf?: (made: { id: string } & Record<string, { id: string }>) => string;
  page: (id: string) => string;
  /** Opens the form. */
  open: (page: Page) => Promise<void>;
  /** The label of a box. */
  box: string;
  /** What two people write into the box, by the name that the API has for it. */
  same: [field: string, mine: unknown, theirs: unknown];
  /** What only the other one changes. */
  other: Record<string, unknown>;
  save: string;
}

const edit = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
};
const press = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).click();
const at = (path: string) => () => path;

const FORMS: Record<string, EditedForm> = {
  coupon: {
    made: ["/coupons", { code: "TENOFF", type: "percent", value: 10 }],
    page: at("/coupons"),
    open: press("TENOFF"),
    box: "Discount",
    same: ["value", 30, 25],
    other: { usageLimit: 9 },
    save: "Save coupon",
  },
  ingredient: {
    made: ["/ingredients", { name: "Basil", unit: "g" }],
    page: at("/stock"),
    open: edit("Basil"),
    box: "Low mark",
    same: ["lowThreshold", 30, 25],
    other: { unitCost: 0.5 },
    save: "Save ingredient",
  },
  table: {
    made: ["/tables", { name: "Window", seats: 4 }],
    page: at("/settings/room"),
    open: (page) => page.getByRole("button", { name: /Table Window/ }).click(),
    box: "Seats",
    same: ["seats", 6, 5],
    other: { bookableOnline: false },
    save: "Save table",
  },
  printer: {
    made: ["/printers", { name: "Pass", kind: "star_cloudprnt", width: 80 }],
    idOf: ({ printer }) => printer?.id ?? "",
    page: at("/settings/printers"),
    open: edit("Pass"),
    box: "Name",
    same: ["name", "Mine", "Theirs"],
    other: { width: 58 },
    save: "Save",
  },
  station: {
    made: ["/stations", { name: "Grill" }],
    page: at("/settings/printers"),
    open: (page) => page.getByRole("button", { name: /^Grill/ }).click(),
    box: "Name",
    same: ["name", "Mine", "Theirs"],
    other: { optionLabels: ["Size"] },
    save: "Save",
  },
  "tax/class": {
    made: ["/tax/classes", { name: "Food", rates: { pickup: 10, delivery: 10, dineIn: 10 } }],
    page: at("/settings/tax"),
    open: press("Edit Food"),
    box: "Name",
    same: ["name", "Mine", "Theirs"],
    other: { rates: { pickup: 10, delivery: 22, dineIn: 10 } },
    save: "Save",
  },
  "webhook-endpoint": {
    made: ["/webhook-endpoints", { url: "https://93.184.216.34/hook" }],
    page: (id) => `/settings/webhooks/${id}`,
    open: press("Edit"),
    box: "Description",
    same: ["description", "Mine", "Theirs"],
    other: { eventTypes: ["order.created"] },
    save: "Save",
  },
  drawer: {
    made: ["/drawers", { name: "Purse" }],
    page: at("/money/drawer"),
    open: press("Edit Purse"),
    box: "Name",
    same: ["name", "Mine", "Theirs"],
    other: {},
    save: "Save",
  },
  booking: {
    made: ["/reservations", { source: "walk_in", customerName: "Ada", guestCount: 2 }],
    page: at("/bookings"),
    async open(page) {
      await page.getByRole("button", { name: "More for Ada" }).first().click();
      await page.getByRole("menuitem", { name: "Change" }).click();
    },
    box: "Name",
    same: ["customerName", "Mine", "Theirs"],
    other: { note: "By the window" },
    save: "Save changes",
  },
  guest: {
    made: [
      "/reservations",
      { source: "walk_in", customerName: "Grace", customerEmail: "grace@guests.example", guestCount: 2 },
    ],
    page: at("/guests"),
    open: (page) => page.getByRole("button", { name: "Grace" }).first().click(),
    box: "Notes",
    same: ["notes", "Mine", "Theirs"],
    other: { allergies: "Nuts" },
    save: "Save notes",
  },
  "api-key": {
    made: ["/api-keys", { name: "Till", scopes: ["orders:read"] }],
    page: at("/settings/api-keys"),
    open: edit("Till"),
    box: "Program",
    same: ["name", "Mine", "Theirs"],
    other: { addresses: ["192.0.2.0/24"] },
    save: "Save",
  },
};

test("two people edit the same: what only one changed stays, and the same field is asked about", async ({
  page,
}) => {
  test.slow();
  page.setDefaultTimeout(10_000);
  const slug = await openOwnRestaurant(page);
  const tenant = `/api/tenant/${slug}`;
  const send = async (method: "get" | "post" | "patch", path: string, data?: object) => {
    const answer = await page.request[method](path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await send("post", `${tenant}/tables`, { name: "Corner", seats: 2 });
  for (const [what, form] of Object.entries(FORMS)) {
    await test.step(what, async () => {
      const made = await send("post", `${tenant}${form.made[0]}`, form.made[1]);
      const id = form.idOf?.(made) ?? made.id;
      const one = what === "guest" ? `${tenant}/guests/${id}` : `${tenant}${form.made[0]}/${id}`;
      const [field, mine, theirs] = form.same;
      await page.goto(`/t/${slug}${form.page(id)}`);
      await form.open(page);
      const save = page.getByRole("button", { name: form.save, exact: true });
      // Some of them say beside it that they are optional.
      await page
        .getByLabel(new RegExp(`^${form.box}\\s*(optional)?$`))
        .last()
        .fill(String(mine));
      await send("patch", one, { ...form.other, [field]: theirs });
      await save.click();
      const question = page.getByRole("dialog", { name: "Somebody else changed this too" });
      await expect(question).toContainText(form.box);
      await expect(question.getByRole("definition")).toHaveText([String(theirs), String(mine)]);
      if (what === "coupon") await expectAccessible(page);
      await question.getByRole("button", { name: "Save my change" }).click();
      await expect(question).toBeHidden();
      await expect
        .poll(() => send("get", one).then((read) => (what === "guest" ? read.guest : read)))
        .toMatchObject({ ...form.other, [field]: mine });
    });
  }
});
