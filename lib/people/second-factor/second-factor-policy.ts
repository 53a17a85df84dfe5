import type { PlatformRole } from "@/lib/platform/db/generated/enums";

/** Super-admins cannot do without a second factor, except where everybody knows their password: in a demo. */
export function isSecondFactorRequired(role: PlatformRole, env: { BAZAR_DEMO: boolean }): boolean {
  return role === "superadmin" && !env.BAZAR_DEMO;
}
