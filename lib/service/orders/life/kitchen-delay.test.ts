import { describe, expect, it } from "vitest";
import { type KitchenTime, kitchenDelay } from "./kitchen-delay";

const now = new Date("2026-03-01T20:00:00.000Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** An order that was ready `ago` minutes before now, `late` minutes after its promise. */
function ready(late: number, { minutesAgo = 10, type = "pickup" as KitchenTime["type"] } = {}): KitchenTime {
  return { type, promisedAt: ago(minutesAgo + late), readyAt: ago(minutesAgo) };
}
/** An order that is still in the kitchen, `late` minutes after its promise. */
const cooking = (late: number): KitchenTime => ({ type: "pickup", promisedAt: ago(late), readyAt: null });

const behind = (times: KitchenTime[], deliveryMinutes = 20) => kitchenDelay(times, { now, deliveryMinutes });

describe("the kitchen's delay", () => {
  it("is the middle of what the last orders were late", () => {
    expect(behind([ready(4), ready(30), ready(12)])).toBe(12);
    expect(behind([ready(4), ready(30), ready(12), ready(8)])).toBe(8);
  });

  it("is nothing while the kitchen keeps its promises, however much is cooking", () => {
    expect(behind([ready(-5), ready(-1), ready(0), ...Array.from({ length: 40 }, () => cooking(-15))])).toBe(
      0,
    );
  });

  it("is nothing before three orders say anything", () => {
    expect(behind([])).toBe(0);
    expect(behind([ready(25), ready(30)])).toBe(0);
  });

  it("counts what should be ready and is not, with its lateness so far", () => {
    expect(behind([cooking(9), cooking(12), ready(-3)])).toBe(9);
    expect(behind([cooking(9), ready(-3), ready(-3)])).toBe(0);
  });

  it("is not moved by an order that somebody forgot, nor by what was hours ago", () => {
    const inTime = [ready(-1), ready(-1)];
    expect(behind([...inTime, cooking(90), cooking(300), cooking(700)])).toBe(0);
    const noon = { minutesAgo: 61 };
    expect(behind([ready(40, noon), ready(40, noon), ready(40, noon)])).toBe(0);
  });

  it("expects a delivery in the kitchen before it has to be at the door", () => {
    const delivery = { type: "delivery" as const };
    const times = [ready(-20, delivery), ready(-14, delivery), ready(-5, delivery)];
    expect(behind(times)).toBe(6);
    expect(behind(times, 0)).toBe(0);
  });
});
