import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "../launch/project.mjs";

export const migrationsFolder = path.join(projectFolder, "prisma", "migrations");
export const schemaFolder = path.join(projectFolder, "prisma", "schema");

/**
 * @typedef {{ name: string, script: string, checksum: string }} Migration
 */

/**
 * The migrations in the order in which they apply, in Prisma's folder format. The checksum is Prisma's.
 *
 * @returns {Promise<Migration[]>}
 */
export async function readMigrations(folder = migrationsFolder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const script = await readFile(path.join(folder, name, "migration.sql"), "utf8");
      return { name, script, checksum: createHash("sha256").update(script).digest("hex") };
    }),
  );
}

/**
 * Every file of the Prisma schema with its content.
 *
 * @returns {Promise<{ path: string, content: string }[]>}
 */
export async function readSchema(folder = schemaFolder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { path: file, content: await readFile(file, "utf8") };
    }),
  );
}
