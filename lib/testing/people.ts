/** People who sign in: the set-up that tests of accounts and sessions share. */
import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { hashPassword } from "@/lib/people/auth/password";
import type { MemberRole, PlatformRole } from "@/lib/platform/db/generated/enums";
import type { Api, CallResult } from "./call";
import { cookieOf } from "./seed-shop";

/** The password of everybody made here who was not given another. */
export const PASSWORD = "a good long password";

type SignIn = {
  password?: string;
  role?: PlatformRole;
  /** The restaurant whose dashboard the account opens, and as whom. */
  memberOf?: { tenantId: TenantId; role?: MemberRole };
};

/** An account of the platform that can sign in at `/api/auth/login`; the owner of a restaurant unless told otherwise. */
export async function seedSignIn(
  app: App,
  { password = PASSWORD, role = "member", memberOf }: SignIn = {},
): Promise<{ id: string; email: string }> {
  const id = newId("usr");
  const email = `${id}@person.example`;
  await app.db.prisma.user.create({
    data: {
      id,
      email,
      name: "Somebody",
      role,
      passwordHash: await hashPassword(password),
      ...(memberOf
        ? { memberships: { create: { tenantId: memberOf.tenantId, role: memberOf.role ?? "owner" } } }
        : {}),
    },
  });
  return { id, email };
}

/**
 * A diner's account, made through the API.
 *
 * @param auth `/api/bazar/auth` for the marketplace, `/api/public/{tenant}/auth` for a storefront
 */
export async function registerDiner(
  api: Api,
  auth: string,
  changes: { email?: string; password?: string } = {},
): Promise<{ email: string; session: { cookie: string } }> {
  const email = `${newId("cus")}@diner.example`;
  const body = { email, password: PASSWORD, name: "Ada Diner", gdprConsent: true, ...changes };
  const made = await api("POST", `${auth}/register`, { body });
  if (made.status !== 200) throw new Error(made.text);
  return { email: body.email, session: sessionOf(made) };
}

/** The session that an answer began, as a client sends it back; empty when it began none. */
export function sessionOf({ headers }: Pick<CallResult, "headers">): { cookie: string } {
  return cookieOf(headers.get("set-cookie") ?? "");
}

/** The secrets of the links emailed to an address, oldest first. */
export async function emailedTokens(app: App, to: string, template?: string): Promise<string[]> {
  const emails = await app.db.prisma.email.findMany({ where: { to, template }, orderBy: { id: "asc" } });
  return emails.flatMap(({ props }) => {
    const { url } = props as { url?: string };
    return url ? (new URL(url).searchParams.get("token") ?? []) : [];
  });
}
