import { describe, expect, it } from "vitest";
import { coalesced } from "./coalesced";

/** A reading that ends when told to, with its number; counts those that run at the same time. */
function slowReading() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const read = async () => {
    running += 1;
    most = Math.max(most, running);
    const number = ends.length + 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    if (number === 2) throw new Error("the second fails");
    return number;
  };
  return { read, ends, most: () => most };
}

describe("coalesced", () => {
  it("answers a call with what was read after it, and many that wait with one reading", async () => {
    const { read, ends, most } = slowReading();
    const refresh = coalesced(read);
    const first = refresh();
    const waiting = [refresh(), refresh(), refresh()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    const late = refresh();
    ends[1]?.();
    await expect(Promise.allSettled(waiting)).resolves.toMatchObject([
      { status: "rejected" },
      { status: "rejected" },
      { status: "rejected" },
    ]);
    await Promise.resolve();
    ends[2]?.();
    expect(await late).toBe(3);
    expect([ends.length, most()]).toEqual([3, 1]);
  });

  it("begins at once when nothing is under way", async () => {
    const { read, ends } = slowReading();
    const refresh = coalesced(read);
    const first = refresh();
    ends[0]?.();
    await first;
    await Promise.resolve();
    void refresh().catch(() => {});
    expect(ends).toHaveLength(2);
  });
});
