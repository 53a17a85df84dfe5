import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { CRONTAB, dueTasks, SCHEDULED_TASKS } from "./schedule";

/** What is due when every task was last begun at that instant. */
function dueAfter(last: string, now: string): string[] {
  const startedAt = new Map(SCHEDULED_TASKS.map((task) => [task, new Date(`2026-11-18T${last}Z`)]));
  return dueTasks(new Date(now.length > 8 ? now : `2026-11-18T${now}Z`), startedAt).map(({ task }) => task);
}

describe("a task of the schedule", () => {
  it("is due in its minute, and not twice in it", () => {
    expect(dueAfter("03:16:59", "03:17:00")).toContain("sweep-expired");
    expect(dueAfter("03:17:00", "03:17:59")).toEqual([]);
    expect(dueAfter("03:17:30", "03:18:00")).not.toContain("sweep-expired");
  });

  test.each([
    ["one minute later", "03:18:00"],
    ["hours later, by whoever comes first", "09:41:12"],
    ["the next day", "2026-11-19T01:00:00Z"],
    ["after weeks of standing still", "2026-12-24T01:00:00Z"],
  ])("whose minute was missed is made up for %s", (_, now) => {
    expect(dueAfter("03:10:00", now)).toContain("sweep-expired");
  });

  it("is not due before its time comes round", () => {
    expect(dueAfter("03:20:00", "23:59:00")).not.toContain("sweep-expired");
    expect(dueAfter("03:20:00", "2026-11-19T03:16:00Z")).not.toContain("sweep-expired");
    expect(dueAfter("03:20:00", "2026-11-19T03:17:00Z")).toContain("sweep-expired");
  });

  it("that was never begun is due", () => {
    expect(dueTasks(new Date(), new Map()).map(({ task }) => task)).toEqual(SCHEDULED_TASKS);
  });
});

/** As docs/operations.md writes it. */
function written(minute = "", hour = ""): string {
  if (minute === "*") return "Every minute";
  if (minute.startsWith("*/")) return `Every ${minute.slice(2)} minutes`;
  if (hour === "*") return `Every hour, minute ${minute}`;
  return `${hour.padStart(2, "0")}:${minute.padStart(2, "0")} UTC`;
}

it("is in the operations manual as it is", () => {
  const manual = readFileSync("docs/operations.md", "utf8");
  const rows = [...manual.matchAll(/^\| (Every .+?|\d\d:\d\d UTC) \| (.+) \|$/gm)];
  const inManual = rows.flatMap(([, when, tasks = ""]) =>
    [...tasks.matchAll(/`([\w-]+)` \(/g)].map(([, task]) => `${task} ${when}`),
  );
  const lines = CRONTAB.trim()
    .split("\n")
    .map((line) => line.split(" "));
  const inCode = lines.map(([minute, hour, , , , task]) => `${task} ${written(minute, hour)}`);
  expect(inManual.sort()).toEqual(inCode.sort());
});
