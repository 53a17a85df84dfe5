import type { TenantId } from "@/lib/core/ids/tenant-id";
import { nameOfKey } from "@/lib/platform/keys/derived-key";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { digestText } from "@/lib/platform/keys/keyed-digest";
import { openSealedText, sealText } from "@/lib/platform/keys/sealed-text";
import { normaliseGiftCardCode } from "./gift-card-code";

const ENDING_LENGTH = 4;

const digestOf = (tenantId: TenantId) => ({ purpose: "bazar gift card digest", owner: tenantId });
const sealOf = (tenantId: TenantId, id: string) => ({
  purpose: "bazar gift card code",
  owner: `${tenantId}\0${id}`,
});

/** The columns in which a card keeps its code: nobody who reads them can spend it. */
export type SealedGiftCardCode = {
  codeDigest: string;
  sealedCode: string;
  codeKey: string;
  codeEnding: string;
};

/** A code as cards are found by it: its digests under every key of the ring, and for a card not sealed yet the code. */
export type GiftCardCodeMatch = { readonly digests: readonly string[]; readonly code: string };

/** What finds the card of a restaurant whose code somebody has typed. */
export function matchGiftCardCode(
  keys: KeyRing,
  { tenantId, typed }: { tenantId: TenantId; typed: string },
): GiftCardCodeMatch {
  const code = normaliseGiftCardCode(typed);
  return { digests: digestText(keys, digestOf(tenantId), code), code };
}

/** A card's code as it is stored, under the newest key. The seal opens for this card alone. */
export function sealGiftCardCode(
  keys: KeyRing,
  { tenantId, id, code }: { tenantId: TenantId; id: string; code: string },
): SealedGiftCardCode {
  const [codeDigest] = digestText(keys, digestOf(tenantId), code);
  return {
    codeDigest,
    sealedCode: sealText(keys, sealOf(tenantId, id), code),
    codeKey: nameOfKey(keys[0]),
    codeEnding: code.slice(-ENDING_LENGTH),
  };
}

/** A stored card's code, sealed or still in clear; null when it was sealed with a key that the ring does not have. */
export function openGiftCardCode(
  keys: KeyRing,
  {
    tenantId,
    card: { id, code, sealedCode },
  }: { tenantId: TenantId; card: { id: string; code: string | null; sealedCode: string | null } },
): string | null {
  if (sealedCode === null) return code;
  return openSealedText(keys, sealOf(tenantId, id), sealedCode)?.text ?? null;
}

/** The last characters of a stored card's code, by which people tell cards apart. */
export function endingOfGiftCardCode(card: { code: string | null; codeEnding: string | null }): string {
  return card.codeEnding ?? card.code?.slice(-ENDING_LENGTH) ?? "";
}
