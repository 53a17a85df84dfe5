import { expect, it } from "vitest";
import { filesOf } from "../words/files-of";
import { hostSuites } from "./suites.mjs";

it.each(hostSuites)("runs %s on both hosts", (suite) => {
  const tests = filesOf(["lib"], /\.db\.test\.ts$/).filter((path) => path.startsWith(suite));
  expect(tests).toHaveLength(1);
});
