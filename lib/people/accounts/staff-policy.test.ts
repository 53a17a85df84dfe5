import { expect, it } from "vitest";
import { mayManage } from "./staff-policy";

it.each([
  ["owner", "co_manager", true],
  ["owner", "staff", true],
  ["owner", "owner", false],
  ["superadmin", "co_manager", true],
  ["superadmin", "owner", false],
  ["co_manager", "staff", true],
  ["co_manager", "co_manager", false],
  ["co_manager", "owner", false],
  ["staff", "staff", false],
] as const)("%s manages %s: %s", (actor, target, allowed) => {
  expect(mayManage(actor, target)).toBe(allowed);
});
