import { afterAll, beforeAll, expect, it } from "vitest";
import { listAvailableSlots } from "@/lib/service/reservations/list-available-slots";
import { listRequests } from "@/lib/service/waitlist/list-requests";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { seedDemoData } from "./seed";
import { seedFullEvening } from "./seed-full-evening";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await seedDemoData(app);
});
afterAll(() => app.stop());

it("leaves one evening of the demo full, with two guests who wait for it, once", async () => {
  await seedFullEvening(app);
  await seedFullEvening(app);
  const shop = await app.shops.find("sakura");
  if (!shop) throw new Error("There is no such restaurant");
  const { id: tenantId, timeZone } = shop.tenant;
  const { requests } = await listRequests(app, { tenantId, timeZone, query: { limit: 10 } });
  expect(requests.map(({ customerName, status }) => [customerName, status])).toEqual([
    ["Mia Vogel", "waiting"],
    ["Jonas Brandt", "waiting"],
  ]);
  const date = requests[0]?.date ?? "";
  const free = await listAvailableSlots(app, { tenantId, date, party: 2 });
  expect(free).toMatchObject({ slots: [], reason: "FULLY_BOOKED" });
});
