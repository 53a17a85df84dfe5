import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { emailedPath } from "./mailbox";

const DISHES = ["Margherita", "Marinara", "Diavola", "Tiramisù"];
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const ALWAYS = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ open: "00:00", close: "24:00" }]]));

/** A time zone where it is day now, for what must not run across a midnight. */
export function daytimeZone(now = new Date()): string {
  const hourIn = (timeZone: string) =>
    Number(now.toLocaleString("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone }));
  const zones = ["Europe/Rome", "America/New_York", "Asia/Tokyo"];
  const found = zones.find((timeZone) => hourIn(timeZone) >= 3 && hourIn(timeZone) < 21);
  if (!found) throw new Error(`It is night in ${zones.join(", ")}.`);
  return found;
}

/** Opens a restaurant that no other test knows, with four dishes and open at all hours, and signs its owner in. */
export async function openOwnRestaurant(page: Page, timeZone = "Europe/Rome"): Promise<string> {
  const name = `Friday ${randomUUID().slice(0, 8)}`;
  const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
  const send = async (method: "post" | "patch", path: string, data: object) => {
    const answer = await page.request[method](path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
  const { tenantId: slug } = await send("post", "/api/auth/register-restaurant", {
    termsAccepted: true,
    restaurant: {
      name,
      phone: "+39 011 555 0100",
      address: "Via Roma 1",
      city: "Torino",
      country: "IT",
      latitude: 45.07,
      longitude: 7.68,
      timeZone,
      currency: "EUR",
      locales: ["en"],
    },
    owner: { name: "Olga Owner", email, password: "a-first-password" },
  });
  const proof = new URL(await emailedPath(page.request, email, /^\/prove-email$/), "http://localhost");
  await send("post", "/api/auth/prove-email", { token: proof.searchParams.get("token") });
  const hours = { weekly: ALWAYS, specialDays: {} };
  await send("patch", `/api/tenant/${slug}/settings`, { openingHours: { pickup: hours, delivery: hours } });
  const category = await send("post", `/api/tenant/${slug}/categories`, {
    name: { en: "Kitchen" },
    order: 0,
  });
  for (const dish of DISHES) {
    const data = { categoryId: category.id, name: { en: dish }, basePrice: 9, status: "active" };
    await send("post", `/api/tenant/${slug}/products`, data);
  }
  return slug;
}

/** Switches cards on as the owner who is signed in, and has the restaurant's account verified. */
export async function takeCards(page: Page, slug: string): Promise<void> {
  const own = `/api/tenant/${slug}`;
  const on = await page.request.patch(`${own}/settings`, { data: { paymentMethods: { card: true } } });
  expect(on.ok(), await on.text()).toBe(true);
  const opened = await page.request.post(`${own}/payout-account`);
  expect(opened.ok(), await opened.text()).toBe(true);
  const state = async () => (await (await page.request.get(`${own}/payout-account`)).json()).onlinePayments;
  await expect.poll(state).toBe("open");
}
