import { readdir } from "node:fs/promises";
import type { Db } from "./db";
import { afterListening } from "./listening-time";

const PATIENCE_MS = 2_000;

export type Readiness = "ready" | "no_answer" | "never_migrated" | "migrations_missing" | "not_ours";
/** The names of migrations; null without an answer. */
type Applied = Set<string> | "foreign" | null;
/** PostgreSQL's codes for a table and for a column that does not exist. */
const UNDEFINED_TABLE = "42P01";
const UNDEFINED_COLUMN = "42703";

let wanted: Promise<string[]> | null = null;

/** The migrations of this build, by name. */
export function wantedMigrations(): Promise<string[]> {
  wanted ??= readdir("prisma/migrations", { withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  );
  return wanted;
}

/**
 * Whether the database answers within two seconds and no migration of this build is missing: for `/readyz` and for the
 * status page, so that they agree. Throws when the migrations of the build cannot be read.
 */
export async function readReadiness(db: Pick<Db, "pool">): Promise<Readiness> {
  const names = await wantedMigrations();
  const applied = await new Promise<Applied>((resolve) => {
    const endPatience = afterListening(PATIENCE_MS, () => resolve(null));
    void appliedMigrations(db).then(resolve).finally(endPatience);
  });
  if (applied === null) return "no_answer";
  if (applied === "foreign") return "not_ours";
  if (applied.size === 0) return "never_migrated";
  if (!names.some((name) => applied.has(name))) return "not_ours";
  return names.every((name) => applied.has(name)) ? "ready" : "migrations_missing";
}

function appliedMigrations(db: Pick<Db, "pool">): Promise<Applied> {
  return db.pool
    .query<{ name: string }>(
      `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    )
    .then(
      ({ rows }) => new Set(rows.map(({ name }) => name)),
      (error: { code?: unknown }) => {
        // Another tool keeps its own history under this name.
        if (error.code === UNDEFINED_COLUMN) return "foreign";
        return error.code === UNDEFINED_TABLE ? new Set<string>() : null;
      },
    );
}
