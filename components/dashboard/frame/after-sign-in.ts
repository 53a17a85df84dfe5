import type { z } from "zod";
import type { StaffLoginAnswer } from "@/lib/people/auth/auth-contract";
import { ownPage } from "@/lib/platform/http/own-page";

/**
 * Where a user goes after signing in: where they wanted to; else to the page that leads on to their only place, to the
 * one they chose last, or lets them choose. First to setting up a second factor, if that is required.
 */
export function placeAfterSignIn(
  answer: z.output<typeof StaffLoginAnswer>,
  wanted: { next: string | null; dashboardBase: string | null },
): string {
  if (answer.mustEnrol) return `${wanted.dashboardBase ?? ""}/security`;
  return ownPage(wanted.next) ?? wanted.dashboardBase ?? "/choose";
}
