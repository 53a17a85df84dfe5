import type { Diner, DinerScope } from "@/lib/people/auth/diner";
import type { Db, Tx } from "@/lib/platform/db/db";

const PUBLIC = { id: true, email: true, name: true, createdAt: true, emailProvenAt: true } as const;
const SECRET = { ...PUBLIC, passwordHash: true } as const;

export type DinerWithPassword = Diner & { passwordHash: string };

/** Writes a new account. Breaks a unique key when the email has one. */
export async function insertDiner(
  tx: Tx,
  scope: DinerScope,
  diner: Omit<DinerWithPassword, "emailProvenAt"> & { gdprConsentAt: Date },
): Promise<void> {
  if (scope.kind === "bazar") await tx.bazarUser.create({ data: diner });
  else await tx.customer.create({ data: { ...diner, tenantId: scope.tenantId } });
}

/** The account of a lower-case email, or null. */
export function findDinerByEmail(
  db: Db["prisma"] | Tx,
  scope: DinerScope,
  email: string,
): Promise<DinerWithPassword | null> {
  if (scope.kind === "bazar") return db.bazarUser.findUnique({ where: { email }, select: SECRET });
  const { tenantId } = scope;
  return db.customer.findUnique({ where: { tenantId_email: { tenantId, email } }, select: SECRET });
}

/** The account of an id, or null. */
export function findDinerById(
  db: Db["prisma"] | Tx,
  scope: DinerScope,
  id: string,
): Promise<DinerWithPassword | null> {
  if (scope.kind === "bazar") return db.bazarUser.findUnique({ where: { id }, select: SECRET });
  const { tenantId } = scope;
  return db.customer.findUnique({ where: { tenantId_id: { tenantId, id } }, select: SECRET });
}

/** Changes an account's password or proof of email. False when there is no such account. */
export async function updateDiner(
  tx: Tx,
  scope: DinerScope,
  { id, ...changes }: { id: string; passwordHash?: string; emailProvenAt?: Date },
): Promise<boolean> {
  const { count } =
    scope.kind === "bazar"
      ? await tx.bazarUser.updateMany({ where: { id }, data: changes })
      : await tx.customer.updateMany({ where: { id, tenantId: scope.tenantId }, data: changes });
  return count === 1;
}

/** Removes an account. False when a rival was faster. */
export async function deleteDiner(tx: Tx, scope: DinerScope, id: string): Promise<boolean> {
  const { count } =
    scope.kind === "bazar"
      ? await tx.bazarUser.deleteMany({ where: { id } })
      : await tx.customer.deleteMany({ where: { id, tenantId: scope.tenantId } });
  return count === 1;
}
