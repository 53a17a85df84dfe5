import { describe, expect, it } from "vitest";
import { type LiveLink, type LiveSignal, nextLink, openLink, SILENCE_MS } from "./live-link";

const beat: LiveSignal = { kind: "beat" };
const answered: LiveSignal = { kind: "answered" };
const tick: LiveSignal = { kind: "tick", online: true };

function run(...steps: readonly [number, LiveSignal][]): LiveLink {
  return steps.reduce((link, [atMs, signal]) => nextLink(link, signal, atMs), openLink(0));
}

describe("nextLink", () => {
  it("is live from the first beat", () => {
    expect(run([200, beat]).phase).toBe("live");
  });

  it("gives a stream that is opened late as much time to speak as one that is opened at once", () => {
    const late: LiveSignal = { kind: "opened" };
    expect(run([60_000, late], [60_000 + SILENCE_MS - 1, tick]).phase).toBe("connecting");
    expect(run([60_000, late], [60_000 + SILENCE_MS, tick]).phase).toBe("lost");
  });

  it("stays live over one missed beat and is lost after nine silent seconds", () => {
    expect(run([0, beat], [SILENCE_MS - 1, tick]).phase).toBe("live");
    const lost = run([0, beat], [SILENCE_MS, tick]);
    expect(lost).toMatchObject({ phase: "lost", lastHeardMs: 0 });
  });

  it("gives up on a first connection that never speaks", () => {
    expect(run([SILENCE_MS, tick]).phase).toBe("lost");
  });

  it("is lost at once when the device goes offline, and remembers when it last heard", () => {
    expect(run([1_000, beat], [1_500, { kind: "offline" }])).toMatchObject({
      phase: "lost",
      lastHeardMs: 1_000,
    });
    expect(run([1_000, beat], [1_500, { kind: "tick", online: false }]).phase).toBe("lost");
  });

  it("says when it came back, by stream or by asking", () => {
    expect(run([0, beat], [9_000, tick], [20_000, beat])).toMatchObject({
      phase: "live",
      recoveredAtMs: 20_000,
    });
    const asked = run([0, beat], [9_000, tick], [15_000, answered]);
    expect(asked).toMatchObject({ phase: "polling", recoveredAtMs: 15_000 });
  });

  it("believes answers while the stream is silent, but calls that polling", () => {
    expect(run([0, beat], [8_000, answered], [12_000, tick]).phase).toBe("polling");
  });

  it("does not take an answer beside a speaking stream for a change of phase", () => {
    expect(run([0, beat], [1_000, answered]).phase).toBe("live");
  });
});
