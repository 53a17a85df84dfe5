import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import { type KeyHolder, modeOf } from "@/lib/people/keys/api-key";
import { digestOfKey, hintOfKey, newApiKey } from "@/lib/people/keys/api-key-token";
import type { SeededShop } from "./seed-shop";

/** A key of a restaurant with these scopes, as its owner would make it. */
export function keyFor(
  app: App,
  { tenantId }: Pick<SeededShop, "tenantId">,
  scopes: readonly string[],
): Promise<string> {
  return keyOf(app, { holder: "tenant", tenantId }, scopes);
}

/** The same of a restaurant, a group or the platform. */
export async function keyOf(app: App, holder: KeyHolder, scopes: readonly string[]): Promise<string> {
  const key = newApiKey(modeOf(holder));
  await app.db.prisma.apiKey.create({
    data: {
      ...{ id: newId("key"), ...holder, name: "Till", scopes: [...scopes] },
      ...{
        digest: digestOfKey(key),
        hint: hintOfKey(key),
        createdBy: "usr_test",
        createdAt: app.clock.now(),
      },
    },
  });
  return key;
}
