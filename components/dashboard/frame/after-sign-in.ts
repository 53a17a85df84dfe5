import type { z } from "zod";
import type { StaffLoginAnswer } from "@/lib/people/auth/auth-contract";

/** The path when it stays on this host, else null: a sign-in link must not lead to a stranger's site. */
export function safeNext(path: string | null | undefined): string | null {
  if (!path?.startsWith("/")) return null;
  const home = new URL("http://home.invalid");
  try {
    const url = new URL(path, home);
    return url.origin === home.origin ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
}

/**
 * Where a user goes after signing in: where they wanted to; else to the page that leads on to their only place, to the
 * one they chose last, or lets them choose. First to setting up a second factor, if that is required.
 */
export function placeAfterSignIn(
  answer: z.output<typeof StaffLoginAnswer>,
  wanted: { next: string | null; dashboardBase: string | null },
): string {
  if (answer.mustEnrol) return `${wanted.dashboardBase ?? ""}/security`;
  const next = safeNext(wanted.next);
  if (next) return next;
  return wanted.dashboardBase ?? "/choose";
}
