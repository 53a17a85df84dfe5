import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import { CatalogAdapterFactory } from "./catalog-adapter.mjs";
import { schemaFolder } from "./migration-folder.mjs";

const require = createRequire(import.meta.url);

/** The module keeps views of the engine's memory, so there can be only one. @type {Promise<void> | undefined} */
let engineLoaded;

/**
 * The SQL that turns the structure of a live database into that of the Prisma schema; null when they agree.
 * Prisma's own engine computes it, compiled to WebAssembly, so nothing is downloaded. What Prisma cannot
 * express (checks, triggers, exclusion constraints, partial indexes) is left alone.
 *
 * @param {string} url a database with all migrations applied
 * @param {{ path: string, content: string }[]} schema
 * @returns {Promise<string | null>}
 * @throws when the schema does not parse
 */
export async function sqlToReachSchema(url, schema) {
  engineLoaded ??= loadEngine();
  await engineLoaded;
  const factory = new CatalogAdapterFactory(url);
  try {
    const engine = await engineModule.SchemaEngine.new(
      { datamodels: schema.map((file) => [file.path, file.content]) },
      () => {},
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    const difference = await engine.diff({
      from: { tag: "schemaDatasource", files: schema, configDir: schemaFolder },
      to: { tag: "schemaDatamodel", files: schema },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    engine.free();
    return difference.exitCode === 0 ? null : difference.stdout;
  } finally {
    await factory.pool.end();
  }
}

async function loadEngine() {
  const file = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg").replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": engineModule,
  });
  engineModule.__wbg_set_wasm(instance.exports);
  // Fills the table of JavaScript constants; without it the engine does not recognise null.
  /** @type {() => void} */ (instance.exports.__wbindgen_start)();
}
