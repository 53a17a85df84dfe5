import { expect, it } from "vitest";
import { explain } from "./report.mjs";

it.each([
  ["ENOSPC", "ENOSPC: no space left on device, write"],
  ["53100", 'could not extend file "base/16384/2610_vm": No space left on device'],
  ["53100", 'could not extend file "base/16384/2610_vm": wrote only 4096 of 8192 bytes at block 0'],
  [
    undefined,
    'The migration 0001_init failed: could not extend file "base/16384/1259": No space left on device',
  ],
])("says that the disk is full for %s: %s", (code, message) => {
  expect(explain(Object.assign(new Error(message), { code }))).toContain("the disk is full. Free some space");
});
