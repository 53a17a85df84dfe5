import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";

/** A picture that a restaurant uploaded at an instant and nothing shows yet; returns its key. */
export async function seedPicture(
  app: App,
  { tenantId }: { tenantId: TenantId },
  createdAt: Date,
): Promise<string> {
  const key = `${tenantId}/${newId("med")}`;
  await app.db.prisma.mediaFile.create({
    data: { tenantId, id: newId("med"), key, width: 640, height: 480, createdAt },
  });
  await app.media.write(`${key}-640.webp`, Buffer.from("pixels"), "image/webp");
  return key;
}
