import type { z } from "zod";
import { mustEnrol } from "@/lib/people/second-factor/must-enrol";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import type { StaffLoginAnswer } from "./auth-contract";
import type { Browser } from "./browser";
import { recordOwnAct } from "./record-own-act";
import { signInBrowser } from "./sign-in-browser";
import type { StaffAccount } from "./staff-user-store";

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

/** Signs in a user who has been authenticated: a session for their role, the response and its Set-Cookie lines. */
export async function openStaffSession(
  app: App,
  { account, browser }: { account: StaffAccount; browser: Browser },
): Promise<{ answer: z.output<typeof StaffLoginAnswer>; cookies: string[] }> {
  const role = roleNameOf(account);
  const kind = role === "superadmin" ? "admin" : "platform";
  const cookies = await inTransaction(app.db, async (tx) => {
    await recordOwnAct(tx, { userId: account.id, action: "auth.signed-in", at: app.realClock.now() });
    return signInBrowser(app, { kind, account, browser }, tx);
  });
  const isEnrolling = await mustEnrol(app, account);
  const slug = account.memberships[0]?.tenant.slug;
  return {
    answer: {
      ok: true,
      role,
      ...(slug ? { tenantId: slug } : {}),
      ...(isEnrolling ? { mustEnrol: true } : {}),
    },
    cookies,
  };
}
