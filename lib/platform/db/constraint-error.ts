/**
 * The only place that reads database errors. Prisma 7 with a driver adapter reports a unique violation as P2002
 * without `meta.target`, so callers match the kind and know from their own write which constraint it was.
 */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  return meta?.driverAdapterError?.cause?.originalCode ?? (typeof code === "string" ? code : undefined);
}

/** True when the write broke a unique or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === "P2002" || code === "23505";
}

/** True when the write broke a foreign key. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === "P2003" || code === "23503" || code === "23001";
}

/** True when the write broke a check constraint. */
export function isCheckViolation(error: unknown): boolean {
  return codeOf(error) === "23514";
}

/** True when an exclusion constraint refused an overlap. */
export function isExclusionViolation(error: unknown): boolean {
  return codeOf(error) === "23P01";
}
