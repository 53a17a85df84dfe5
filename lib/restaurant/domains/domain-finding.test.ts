import { describe, expect, it } from "vitest";
import { type Finding, nextCheck, problemOf, proves, servedUntil, verdict } from "./domain-finding";

const NOW = new Date("2026-11-29T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const finding = (changes: Partial<Finding> = {}): Finding => ({
  ...{ texts: ["bazar-verify=abc"], textAnswer: "found", addresses: ["192.0.2.1"], addressAnswer: "found" },
  ...{ pointsHere: true, heldElsewhere: false },
  ...changes,
});
const MISSING = finding({ texts: [], textAnswer: "missing" });
const UNANSWERED = finding({ texts: [], textAnswer: "unanswered" });
const proven = { state: "proven", token: "abc", failingSince: null, createdAt: daysAgo(90) } as const;

describe("what a check makes of a domain", () => {
  it("is proven by its own record, whatever else is there", () => {
    expect(proves(finding({ texts: ["v=spf1", " bazar-verify=abc "] }), "abc")).toBe(true);
    for (const text of ["bazar-verify=abcd", "bazar-verify=", "abc", "Bazar-Verify=abc"])
      expect(proves(finding({ texts: [text] }), "abc")).toBe(false);
    expect(verdict({ ...proven, state: "lost" }, finding(), NOW).state).toBe("proven");
  });

  it.each([
    ["a name without the record", MISSING, 6.9, "proven"],
    ["a name without the record", MISSING, 7, "lost"],
    ["name servers that say nothing", UNANSWERED, 29.9, "proven"],
    ["name servers that say nothing", UNANSWERED, 30, "lost"],
  ] as const)("%s: after %d days it is %s", (_, found, days, state) => {
    expect(verdict({ ...proven, failingSince: daysAgo(days) }, found, NOW).state).toBe(state);
  });

  it("begins to fail now, and is mended by one good answer", () => {
    expect(verdict(proven, MISSING, NOW)).toEqual({ state: "proven", failingSince: NOW });
    expect(servedUntil(NOW, MISSING).getTime() - NOW.getTime()).toBe(7 * 86_400_000);
    expect(verdict({ ...proven, failingSince: daysAgo(5) }, finding(), NOW).failingSince).toBeNull();
  });

  it("is looked at often when it is new, then daily, and while it is served for ever", () => {
    const minutes = (state: "named" | "proven" | "lost", age: number) => {
      const next = nextCheck({ state, createdAt: daysAgo(age) }, NOW);
      return next && (next.getTime() - NOW.getTime()) / 60_000;
    };
    expect([minutes("named", 0), minutes("named", 3), minutes("named", 31)]).toEqual([15, 1440, null]);
    expect([minutes("proven", 0), minutes("proven", 900), minutes("lost", 31)]).toEqual([1440, 1440, null]);
  });

  it.each([
    ["record_missing", "named", MISSING],
    ["record_differs", "named", finding({ texts: ["v=spf1"] })],
    ["dns_unanswered", "proven", UNANSWERED],
    ["held_elsewhere", "named", finding({ heldElsewhere: true })],
    ["points_elsewhere", "proven", finding({ pointsHere: false })],
    [null, "proven", finding({ pointsHere: null })],
  ] as const)("names what to do first: %s", (problem, state, found) => {
    expect(problemOf({ token: "abc", state, hostProblem: null }, found)).toBe(problem);
  });
});
