import type { z } from "zod";
import type { App } from "@/lib/app/app";
import { fail } from "@/lib/errors/app-error";
import { staffLoginFailureLimit } from "@/lib/rate-limit/limits";
import type { StaffLoginAnswer } from "./auth-contract";
import { openSession } from "./open-session";
import { verifyPassword } from "./password";
import { findStaffAccount, type StaffAccount } from "./staff-user-store";

type RoleName = z.output<typeof StaffLoginAnswer>["role"];

function roleNameOf(account: StaffAccount): RoleName {
  switch (account.role) {
    case "superadmin":
      return "superadmin";
    case "web_designer":
      return "web-designer";
    case "sales_agent":
      return "sales-agent";
    case "group_manager":
      return "group-manager";
    case "member": {
      const role = account.memberships[0]?.role;
      return role === "owner" ? "tenant-owner" : role === "co_manager" ? "co-manager" : "staff";
    }
  }
}

/**
 * Signs a member of staff in (Specification, Tenant authentication). Throws INVALID_CREDENTIALS, alike in words and
 * time for unknown email and wrong password, and RATE_LIMITED after 10 failures for one email in 15 minutes.
 */
export async function signInStaff(
  app: App,
  input: { email: string; password: string; secure: boolean },
): Promise<{ answer: z.output<typeof StaffLoginAnswer>; cookie: string }> {
  const email = input.email.trim().toLowerCase();
  const waitSeconds = await app.limiter.peek(staffLoginFailureLimit, [email]);
  if (waitSeconds !== null) {
    fail("RATE_LIMITED", `Too many failed attempts. Try again in ${waitSeconds} seconds.`, {
      headers: { "retry-after": String(waitSeconds) },
    });
  }
  const account = await findStaffAccount(app.db, email);
  if (!(await verifyPassword(input.password, account?.passwordHash ?? null)) || !account) {
    await app.limiter.take(staffLoginFailureLimit, [email]);
    return fail("INVALID_CREDENTIALS", "Email and password do not belong together.");
  }
  const role = roleNameOf(account);
  const cookie = await openSession(app, {
    kind: role === "superadmin" ? "admin" : "platform",
    subjectId: account.id,
    secure: input.secure,
  });
  const slug = account.memberships[0]?.tenant.slug;
  return { answer: { ok: true, role, ...(slug ? { tenantId: slug } : {}) }, cookie };
}
