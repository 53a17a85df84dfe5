import type { App } from "@/lib/app/app";
import { demoId } from "./seed-ids";

/** The last thing that the seed writes is there. */
export async function demoIsSeeded(app: App): Promise<boolean> {
  const admin = await app.db.prisma.user.findUnique({ where: { id: demoId("usr", "admin@bazar.example") } });
  return admin !== null;
}
