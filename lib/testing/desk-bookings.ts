import { api, app, shop, shopTest } from "./fixtures";
import { bookingBody } from "./seed-room";
import { seedStaff } from "./seed-shop";

/** Of the test's restaurant. */
export let staff: { cookie: string };

/** A restaurant just after noon, with somebody of its staff. */
export const deskTest = shopTest
  .extend("beginsAt", "2026-11-18T11:00:30Z")
  .extend("staff", { auto: true }, async ({ app, shop }) => {
    staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    return staff;
  });

/** A guest books online. */
export const bookOnline = async (changes: Record<string, unknown> = {}) =>
  (await api("POST", `/api/public/${shop.slug}/reservation`, { body: bookingBody(changes) })).body;

/** Staff at the desk. */
export const desk = (method: string, path: string, body?: unknown, query?: Record<string, string>) =>
  api(method, `/api/tenant/${shop.slug}/reservations${path}`, {
    as: staff,
    body,
    ...(query ? { query } : {}),
  });

/** Staff write down who calls. */
export const bookCaller = (changes: Record<string, unknown> = {}) =>
  desk("POST", "", {
    customerName: "Caller",
    guestCount: 2,
    date: "2026-11-19",
    timeSlot: "19:30",
    ...changes,
  });

export const emailsOf = (template: string) =>
  app.db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template }, orderBy: { id: "asc" } });
