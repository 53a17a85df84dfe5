import type { App } from "@/lib/payments/app";
import { nameOfKey } from "@/lib/platform/keys/derived-key";
import { listCodesToSeal, replaceStoredCodes, type StoredCode } from "./gift-card-seal-store";
import { openGiftCardCode, sealGiftCardCode } from "./sealed-gift-card-code";

const BATCH = 200;

/**
 * Seals with the newest key of GIFT_CARD_SECRET the codes that are in clear or under an older one, so that the older one
 * can be removed. Returns how many it sealed; a run that is cut off goes on with the next. Codes whose key is gone stay
 * as they are, and the log says how many.
 */
export async function sealGiftCardCodes(
  app: Pick<App, "db" | "env" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const codeKey = nameOfKey(app.env.GIFT_CARD_SECRET[0]);
  let [sealed, lost] = [0, 0];
  for (let after: StoredCode | null = null; !signal?.aborted; ) {
    const batch: StoredCode[] = await listCodesToSeal(app.db, { codeKey, after, limit: BATCH });
    const codes = batch.flatMap((card) => sealAnew(app, card));
    if (codes.length > 0) sealed += await replaceStoredCodes(app.db, codes);
    lost += batch.length - codes.length;
    after = batch.at(-1) ?? null;
    if (after === null || batch.length < BATCH) break;
  }
  if (sealed > 0) app.log.info({ sealed }, "gift-card codes are under the newest key");
  if (lost > 0)
    app.log.error({ lost }, "gift-card codes are under a key that GIFT_CARD_SECRET does not have");
  return sealed;
}

function sealAnew({ env }: Pick<App, "env">, from: StoredCode) {
  const { tenantId, id } = from;
  const code = openGiftCardCode(env.GIFT_CARD_SECRET, { tenantId, card: from });
  return code === null ? [] : { from, to: sealGiftCardCode(env.GIFT_CARD_SECRET, { tenantId, id, code }) };
}
