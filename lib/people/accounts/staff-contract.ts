import { z } from "zod";
import { PersonName } from "@/lib/core/contact/contact-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { factorFields } from "@/lib/people/second-factor/second-factor-contract";
import { AccountEmail, LinkToken, NewPassword } from "./account-contract";

const InvitedRole = z
  .enum(["co-manager", "staff"])
  .describe("A co-manager runs the restaurant; staff see orders and bookings only");

export const STORED_ROLES = { "co-manager": "co_manager", staff: "staff" } as const;

export const MemberParams = z.object({ tenantId: TenantParam, userId: IdParam });
export const InvitationParams = z.object({ tenantId: TenantParam, invitationId: IdParam });

export const PinState = z
  .enum(["none", "set", "locked"])
  .describe(
    "Whether they have a PIN for shared devices; `locked` after too many wrong ones, until they set another",
  );

export const Member = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(["tenant-owner", "co-manager", "staff"]),
    since: z.iso.datetime(),
    secondFactor: z.boolean().describe("Whether they sign in with an authenticator app as well"),
    pin: PinState,
  })
  .meta({ id: "Member" });

export const MemberList = z.object({ staff: z.array(Member) });

export const ChangeMemberBody = z.object({ role: InvitedRole });

export const InviteBody = z.object({ email: AccountEmail, role: InvitedRole });

export const Invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: InvitedRole,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "Invitation" });

export const InvitationList = z.object({ invitations: z.array(Invitation) });

export const AcceptInvitationBody = z.object({
  token: LinkToken,
  name: PersonName.optional().describe("Of a person who has no account yet"),
  password: NewPassword.describe("A new password, or that of the account that already has this email"),
  ...factorFields,
});
