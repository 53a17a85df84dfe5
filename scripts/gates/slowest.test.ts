import path from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../launch/project.mjs";
import { playwrightTimes, slowest, vitestTimes } from "./slowest.mjs";

it("adds up a browser file's tests, those of its groups and their attempts", () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: "journeys/a.spec.ts", specs: [spec(1_000, 500)], suites: [{ file: "", specs: [spec(250)] }] },
  ];
  expect(playwrightTimes({ suites })).toEqual([{ file: "e2e/journeys/a.spec.ts", ms: 1_750 }]);
});

it("names the slowest files first", () => {
  const name = (file: string) => path.join(projectFolder, file);
  const times = vitestTimes({
    testResults: [
      { name: name("lib/a.test.ts"), startTime: 1_000, endTime: 2_000 },
      { name: name("lib/b.test.ts"), startTime: 1_000, endTime: 13_340 },
    ],
  });
  expect(slowest(times)).toBe("   12.3 s  lib/b.test.ts\n    1.0 s  lib/a.test.ts");
});

it("has nothing to say about a report that was not written", () => {
  expect([...vitestTimes(null), ...playwrightTimes(null)]).toEqual([]);
});
