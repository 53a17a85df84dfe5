import { expect, it } from "vitest";
import { processorMode } from "./processor-mode";

it.each([
  [{ secretKey: "sk_live_1", hasEmulator: false }, "live"],
  [{ secretKey: "rk_live_1", hasEmulator: false }, "live"],
  [{ secretKey: "sk_test_1", hasEmulator: false }, "test"],
  [{ secretKey: undefined, hasEmulator: true }, "demo"],
  [{ secretKey: undefined, hasEmulator: false }, "none"],
])("tells real money from play: %j is %s", (given, mode) => {
  expect(processorMode(given)).toBe(mode);
});
