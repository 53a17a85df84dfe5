import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { memberView } from "./member-view";
import type { Member } from "./staff-contract";
import { findMember } from "./staff-store";

/** Somebody who works at a restaurant. Throws MEMBER_NOT_FOUND. */
export async function getMember(
  app: App,
  ref: { tenantId: TenantId; userId: string },
): Promise<z.input<typeof Member>> {
  const member = await findMember(app.db.prisma, ref);
  return memberView(member ?? fail("MEMBER_NOT_FOUND", "There is no team member with this id."));
}
