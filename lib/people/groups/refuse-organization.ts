import { fail } from "@/lib/core/errors/app-error";

export function refuseUnknownOrganization(): never {
  fail("ORGANIZATION_NOT_FOUND", "There is no such group.");
}

export function refuseOtherGroup(): never {
  fail(
    "TENANT_IN_OTHER_GROUP",
    "One of the restaurants belongs to another group. Remove it from that group first.",
  );
}

export function refuseUnknownTenants(unknown: readonly string[]): void {
  if (unknown.length > 0) fail("VALIDATION_FAILED", `There is no restaurant ${unknown.join(", ")}.`);
}
