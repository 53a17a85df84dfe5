import type { App } from "@/lib/payments/app";
import { nameOfKey } from "@/lib/platform/keys/derived-key";
import { countCodesToSeal } from "./gift-card-seal-store";

/**
 * How many gift cards, over all restaurants, are not under the newest key of GIFT_CARD_SECRET: `old` ones wait for the
 * nightly task; `lost` ones can be neither found nor sent again until their key is back.
 */
export function countCardsToSeal({
  db,
  env,
}: Pick<App, "db" | "env">): Promise<{ old: number; lost: number }> {
  const [newest, ...older] = env.GIFT_CARD_SECRET;
  return countCodesToSeal(db, [nameOfKey(newest), ...older.map(nameOfKey)]);
}
