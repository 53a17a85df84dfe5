import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { App } from "@/lib/app/app";
import { type Api, type CallResult, createApi } from "./call";
import { bookingBody, cancelTokenOf, seedRoom } from "./seed-room";
import { type SeededShop, seedShop } from "./seed-shop";
import { createTestApp, type TestApp } from "./test-app";

export const EVENING = "2026-11-19";

export type RequestLink = { id: string; token: string };

/** What guests and staff do about a full evening, at the shop of the moment. */
export function tableRequestsAt(here: () => { app: App; api: Api; shop: SeededShop }) {
  let callers = 0;
  const newAddress = () => {
    callers += 1;
    return `203.0.${Math.floor(callers / 200)}.${callers % 200}`;
  };
  /** Of this shop alone: an inbox is limited over all restaurants. */
  const mailOf = (name: string) => `${name.toLowerCase()}@${here().shop.slug}.example`;
  const open = (path: string, body: unknown) =>
    here().api("POST", `/api/public/${here().shop.slug}${path}`, { body, from: newAddress() });
  const desk = (method: string, path: string, body?: unknown) => {
    const { api, shop } = here();
    return api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });
  };
  const book = (changes: Record<string, unknown> = {}) => open("/reservation", bookingBody(changes));
  const ask = (customerName: string, changes: Record<string, unknown> = {}) =>
    open("/waitlist", {
      customerName,
      customerEmail: mailOf(customerName),
      guestCount: 2,
      date: EVENING,
      earliest: "18:00",
      latest: "20:30",
      ...changes,
    });
  const requests = async (): Promise<{ id: string; customerName: string; status: string }[]> =>
    (await desk("GET", "/waitlist/requests")).body.requests;
  return {
    mailOf,
    desk,
    book,
    ask,
    requests,
    setPolicy: (changes: Record<string, unknown>) => desk("PATCH", "/reservation-policy", changes),
    act: ({ id, token }: RequestLink, path: string, body: Record<string, unknown> = {}) =>
      open(`/waitlist/${id}/${path}`, { token, ...body }),
    states: async () =>
      Object.fromEntries((await requests()).map(({ customerName, status }) => [customerName, status])),
    async linkOf(name: string, template = "waitlist-joined"): Promise<RequestLink> {
      const { props } = await here().app.db.prisma.email.findFirstOrThrow({
        where: { template, to: mailOf(name) },
        orderBy: { id: "desc" },
      });
      const { requestUrl, offerUrl } = props as { requestUrl?: string; offerUrl?: string };
      const url = new URL(requestUrl ?? offerUrl ?? "");
      return { id: url.pathname.split("/").at(-1) ?? "", token: url.searchParams.get("token") ?? "" };
    },
    /** Takes the only table all evening; what is answered cancels that booking. */
    async fillEvening(changes: Record<string, unknown> = {}): Promise<() => Promise<void>> {
      const { body, status } = await book({ timeSlot: "19:00", ...changes });
      expect(status).toBe(200);
      const token = await cancelTokenOf(here().app, body.id);
      return async () => {
        expect((await open(`/reservation/${body.id}/cancel`, { token })).status).toBe(200);
      };
    },
  };
}

/** What an answer was: 200, or its code. */
export const outcome = ({ status, body }: CallResult): string => (status === 200 ? "200" : body.error);

/**
 * What a file of tests about table requests begins with: before each test a shop with one table for two, which `here`
 * holds. A test that needs another shop puts it there.
 */
export function startTableRequests() {
  const here = {} as { app: TestApp; api: Api; shop: SeededShop };
  const acts = tableRequestsAt(() => here);
  const openRoom = async (seed: (app: TestApp) => Promise<SeededShop> = seedShop) => {
    here.shop = await seed(here.app);
    const { only } = await seedRoom(here.app, here.shop, { only: 2 });
    await acts.setPolicy({ slotLengthMinutes: 180 });
    return only;
  };
  beforeAll(async () => {
    here.app = await createTestApp();
    here.api = createApi(here.app);
  });
  afterAll(() => here.app.stop());
  beforeEach(async () => {
    here.app.clock.set("2026-11-18T12:00:00.000Z");
    await here.app.db.prisma.waitlistEntry.deleteMany();
    await openRoom();
  });
  return { ...acts, here, openRoom };
}
