import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";

/** What a map said about an address, kept until the instant, and whether it is still there. */
export async function seedLookedUpAddress(app: App, expiresAt: Date): Promise<() => Promise<unknown>> {
  const key = newId("evt");
  await app.db.prisma.lookedUpAddress.create({ data: { key, finding: {}, expiresAt } });
  return () => app.db.prisma.lookedUpAddress.findUnique({ where: { key } });
}
