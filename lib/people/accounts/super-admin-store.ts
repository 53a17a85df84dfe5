import type { Tx } from "@/lib/platform/db/db";

/** Everybody who may do everything. */
export function listSuperAdmins(tx: Tx): Promise<{ id: string; email: string; name: string }[]> {
  return tx.user.findMany({
    where: { role: "superadmin" },
    select: { id: true, email: true, name: true },
    orderBy: { id: "asc" },
  });
}
