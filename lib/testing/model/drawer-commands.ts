import fc from "fast-check";
import { expect } from "vitest";
import { findDrawerDay } from "@/lib/service/drawers/drawer-day-store";
import { gapMinor } from "@/lib/service/drawers/drawer-report";
import { readDrawerReport } from "@/lib/service/drawers/read-drawer-report";
import type { ModelDrawer, ShopModel, ShopUnderTest } from "./shop-under-test";
import { type ShopCommand, step } from "./steps";

async function send(real: ShopUnderTest, path: string, body: Record<string, unknown>) {
  const as = await real.asOwner();
  return real.api("POST", `/api/tenant/${real.shop.slug}/drawers/${path}`, { as, body });
}

type Opening = { floatMinor: number; includesEarlier: boolean };

export async function openDrawer(
  drawer: ModelDrawer,
  real: ShopUnderTest,
  { floatMinor, includesEarlier }: Opening,
): Promise<void> {
  const { status, body } = await send(real, `${drawer.id}/open`, {
    ...{ float: floatMinor / 100, includesEarlier },
  });
  expect(status === 200, `open: ${body?.error}`).toBe(drawer.open === null);
  if (status !== 200) return;
  drawer.open = { dayId: body.id, cashMinor: floatMinor };
  if (includesEarlier) drawer.gathersInto = body.id;
}

export async function moveCash(drawer: ModelDrawer, real: ShopUnderTest, amountMinor: number): Promise<void> {
  const { status, body } = await send(real, `${drawer.id}/movements`, {
    direction: amountMinor > 0 ? "in" : "out",
    amount: Math.abs(amountMinor) / 100,
    reason: "Change",
  });
  expect(status === 200, `move ${amountMinor}: ${body?.error}`).toBe(drawer.open !== null);
  if (drawer.open) drawer.open.cashMinor += amountMinor;
}

/** A close with a count, also of a day that is closed already: its Z report has the next number of the drawer. */
export async function closeDrawer(
  drawer: ModelDrawer,
  real: ShopUnderTest,
  countedMinor: number,
): Promise<void> {
  const dayId = drawer.open?.dayId ?? drawer.closed.at(-1)?.dayId;
  if (!dayId) return;
  const { status, body } = await send(real, `${drawer.id}/close`, { dayId, counted: countedMinor / 100 });
  expect(status === 200, `close: ${body?.error}`).toBe(drawer.open !== null);
  if (!drawer.open) return;
  drawer.closed.push({ dayId, cashMinor: drawer.open.cashMinor, report: null });
  drawer.closedAt = real.app.clock.now();
  drawer.open = null;
  expect([body.day.zNumber, body.day.counted]).toEqual([drawer.closed.length, countedMinor / 100]);
}

/** An X report of each open day: its takings lead to its receipts. */
export async function checkOpenDays(
  { drawers }: ShopModel,
  { app, shop: { tenantId } }: ShopUnderTest,
): Promise<void> {
  for (const { open, name } of drawers) {
    if (!open) continue;
    const day = await findDrawerDay(app.db.sql, { tenantId, dayId: open.dayId });
    if (!day) throw new Error(`The day ${open.dayId} is gone`);
    const { report } = await readDrawerReport(app.db.sql, { tenantId, day });
    expect(gapMinor(report), `X report of ${name}`).toBe(0);
  }
}

const which = fc.nat(1);
const withDrawer = (
  name: string,
  index: number,
  run: (drawer: ModelDrawer, real: ShopUnderTest) => Promise<unknown>,
): ShopCommand =>
  step(`${name} of drawer ${index}`, (model, real) => run(model.drawers[index] as ModelDrawer, real));

const opening = fc.record({
  floatMinor: fc.constantFrom(0, 5_000, 12_345),
  includesEarlier: fc.boolean(),
});

/** A drawer's day from its float to its Z report. */
export const DRAWER_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  ...[0, 1].map(() =>
    fc
      .tuple(which, opening)
      .map(([index, how]) =>
        withDrawer(`open ${JSON.stringify(how)}`, index, (drawer, real) => openDrawer(drawer, real, how)),
      ),
  ),
  fc
    .tuple(which, fc.constantFrom(2_000, 50, -500, -1_999))
    .map(([index, amount]) =>
      withDrawer(`move ${amount}`, index, (drawer, real) => moveCash(drawer, real, amount)),
    ),
  fc
    .tuple(which, fc.constantFrom(0, 5_000, 7_777))
    .map(([index, counted]) =>
      withDrawer(`close with ${counted}`, index, (drawer, real) => closeDrawer(drawer, real, counted)),
    ),
  fc.constant(step("X reports", checkOpenDays)),
];

/** Once each, see FIRST_EVENING: around what is taken at the counter. */
export const FIRST_OPENING: ShopCommand[] = [
  withDrawer("open", 0, (drawer, real) =>
    openDrawer(drawer, real, { floatMinor: 5_000, includesEarlier: true }),
  ),
  withDrawer("pay in", 0, (drawer, real) => moveCash(drawer, real, 2_000)),
  withDrawer("pay out", 0, (drawer, real) => moveCash(drawer, real, -500)),
];
export const FIRST_CLOSE: ShopCommand[] = [
  step("X reports", checkOpenDays),
  withDrawer("close", 0, (drawer, real) => closeDrawer(drawer, real, 5_000)),
];

/** What the waiter and the owner take while both drawers are closed goes into their own ones, when these are opened. */
export const FIRST_GATHERING: ShopCommand[] = [0, 1].map((index) =>
  withDrawer("open and gather", index, (drawer, real) =>
    openDrawer(drawer, real, { floatMinor: 0, includesEarlier: true }),
  ),
);
