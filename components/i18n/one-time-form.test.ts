import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** It names the zone of the platform itself, which belongs to no country. */
const EXEMPT = ["components/marketplace/status-report.tsx"];

it("writes every time of day in the form of the restaurant's country: by the name of a format", () => {
  const files = ["app", "components"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !EXEMPT.includes(file.replaceAll("\\", "/")));
  expect(files.length).toBeGreaterThan(300);
  const own = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/dateTime\([^;]*?timeStyle/gs)]
      .filter(([call]) => !/"(?:moment|time)"/.test(call))
      .map(() => file),
  );
  expect(own).toEqual([]);
});
