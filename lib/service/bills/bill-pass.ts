import { SignJWT } from "jose";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readCookie, setCookieLine } from "@/lib/platform/http/cookies";
import type { Client } from "@/lib/platform/http/guard";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { signingKey, verifiedClaims } from "@/lib/platform/keys/signed-token";

/** Says which bill a browser had last, so that its table's printed code opens that one to it without digits. Decision 083. */
export const BILL_PASS_COOKIE = "bill_pass";

const SECONDS = 24 * 3600;
const AUDIENCE = "bill-pass";

type PassFor = { tenantId: TenantId; billId: string; now: Date };

const subjectOf = ({ tenantId, billId }: PassFor) => `${tenantId}/${billId}`;

/** Whether the cookie is the signed pass of this bill, for a day. */
export async function opensBill(keys: KeyRing, pass: string | null, bill: PassFor): Promise<boolean> {
  if (pass === null) return false;
  const claims = await verifiedClaims(keys, pass, {
    audience: AUDIENCE,
    subject: subjectOf(bill),
    currentDate: bill.now,
    requiredClaims: ["exp"],
  });
  return claims !== null;
}

/** The Set-Cookie lines that give a browser the pass of a bill; none where it has it. */
export async function billPassLines(
  keys: KeyRing,
  request: Request,
  { secure, ...bill }: PassFor & Pick<Client, "secure">,
): Promise<string[]> {
  if (await opensBill(keys, readCookie(request, BILL_PASS_COOKIE), bill)) return [];
  const pass = await new SignJWT()
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(AUDIENCE)
    .setSubject(subjectOf(bill))
    .setExpirationTime(Math.floor(bill.now.getTime() / 1000) + SECONDS)
    .sign(signingKey(keys[0]));
  return [setCookieLine(BILL_PASS_COOKIE, pass, { maxAgeSeconds: SECONDS, secure })];
}
