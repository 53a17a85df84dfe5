import { afterAll, beforeAll, expect, it } from "vitest";
import { endPasswordPool, hashPassword, verifyPassword } from "./password";

// Without the cheap threads that tests get.
beforeAll(endPasswordPool);
afterAll(endPasswordPool);

it("hashes with bcrypt at cost 10, and tells passwords apart that differ far behind 72 bytes or a NUL", async () => {
  const long = `\0${"ä".repeat(100)}`;
  const hash = await hashPassword(long);
  expect(hash).toMatch(/^\$2b\$10\$.{53}$/);
  expect(await verifyPassword(long, hash)).toBe(true);
  expect(await verifyPassword(`${long}!`, hash)).toBe(false);
});
