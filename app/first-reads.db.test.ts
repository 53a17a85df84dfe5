import { afterAll, beforeAll, expect, it } from "vitest";
import { restaurantRoom } from "@/components/dashboard/bookings/booking-queries";
import { couponResults } from "@/components/dashboard/coupons/use-coupons";
import { oneOrder, openOrders, orderHistory } from "@/components/dashboard/orders/order-queries";
import { reportOverview } from "@/components/dashboard/reports/report-queries";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { provideCalls } from "@/lib/platform/http/in-process";
import { apiRoutes, createApi } from "@/lib/testing/call";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { readFirst } from "./first-reads";

const NO_FILTERS = { status: null, paymentStatus: null, from: null, to: null, search: null };

let app: TestApp;
let api: ReturnType<typeof createApi>;
let shop: SeededShop;
let stranger: SeededShop;

beforeAll(async () => {
  app = await createTestApp();
  const { dispatch } = createDispatcher(apiRoutes);
  provideCalls((request) => dispatch(request, { peer: null, app }));
  api = createApi(app);
  shop = await seedShop(app);
  stranger = await seedShop(app);
  const body = orderBody(shop);
  expect((await api("POST", `/api/public/${shop.slug}/orders`, { body })).status).toBe(200);
});
afterAll(() => app.stop());

/** A busy machine of tests takes longer than a page waits. */
const PATIENCE_MS = 20_000;
const pageOf = (person: { cookie: string } | null) => new Headers(person ? { cookie: person.cookie } : {});
const report = () =>
  reportOverview({ tenantId: shop.slug, range: { from: "2026-01-01", to: "2026-01-31" }, isOpen: false });

it("reads under the browser's key what the API answers", async () => {
  const history = orderHistory(shop.slug, NO_FILTERS);
  const [list, open] = await readFirst([history, openOrders(shop.slug)], pageOf(shop.owner), PATIENCE_MS);
  const { body } = await api("GET", `/api/tenant/${shop.slug}/orders?limit=50`, { as: shop.owner });
  expect(list).toMatchObject({ queryKey: history.queryKey, queryType: "infinite" });
  expect(list?.data).toEqual({ pages: [body], pageParams: [undefined] });
  expect(open?.data).toEqual(body.orders);
});

it("brings lookups by id along as the browser builds them", async () => {
  const [results] = await readFirst([couponResults(shop.slug)], pageOf(shop.owner), PATIENCE_MS);
  expect(results?.data).toBeInstanceOf(Map);
});

it("reads nothing of another restaurant, and nothing for who is signed out", async () => {
  const queries = [openOrders(shop.slug), orderHistory(shop.slug, NO_FILTERS), report()];
  expect(await readFirst(queries, pageOf(stranger.owner), PATIENCE_MS)).toEqual([]);
  expect(await readFirst(queries, pageOf(null), PATIENCE_MS)).toEqual([]);
});

it("reads for staff what staff may see, and leaves out the rest", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const seen = [openOrders(shop.slug), restaurantRoom(shop.slug)];
  const answers = await readFirst([report(), ...seen], pageOf(staff), PATIENCE_MS);
  expect(answers.map(({ queryKey }) => queryKey)).toEqual(seen.map(({ queryKey }) => queryKey));
});

it("leaves out what fails, and keeps what does not", async () => {
  const broken = {
    queryKey: ["broken"],
    queryFn: () => Promise.reject(new Error("The database is away.")),
  };
  const unknown = oneOrder(shop.slug, "ord_unknown");
  const answers = await readFirst([broken, unknown, openOrders(shop.slug)], pageOf(shop.owner), PATIENCE_MS);
  expect(answers).toHaveLength(1);
});

it("waits no longer than it has patience", async () => {
  const endless = { queryKey: ["endless"], queryFn: () => new Promise(() => {}) };
  expect(await readFirst([endless], pageOf(shop.owner), 1)).toEqual([]);
});
