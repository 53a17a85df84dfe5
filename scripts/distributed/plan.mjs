/** @import { ForeignKey, Table, UniqueIndex } from "./catalogue.mjs" */

/** No restaurant's row names a key by a foreign key, but histories show its name beside those of people. */
const READ_BESIDE = "api_key";

/** A domain is proven by one restaurant of all, which only a table with all of its rows on one node can promise. */
const WHOLE = new Set(["own_domain"]);

/**
 * What is still to be done to a database.
 *
 * @typedef {object} Plan
 * @property {string[]} distributed tables whose rows go to the worker of their restaurant
 * @property {string[]} reference tables of which every node gets a copy
 * @property {string[]} local tables that stay on the coordinator
 * @property {UniqueIndex[]} indexes that get the tenant as their last column
 * @property {{ key: ForeignKey, definition: string }[]} keys that are dropped meanwhile and come back
 * @property {{ key: ForeignKey, reason: string }[]} lost foreign keys that a cluster cannot keep
 */

/**
 * @param {{ tables: Table[], keys: ForeignKey[], indexes: UniqueIndex[] }} catalogue
 * @returns {Plan}
 */
export function planDistribution({ tables, keys, indexes }) {
  const ofTenants = new Set(
    tables.filter(({ name, ofTenants }) => ofTenants && !WHOLE.has(name)).map(({ name }) => name),
  );
  const references = referencesOf(ofTenants, keys).add(READ_BESIDE);
  for (const name of WHOLE) if (tables.some((table) => table.name === name)) references.add(name);
  const isNew = (/** @type {Table} */ { kind }) => kind === null;
  const changed = new Set(
    tables
      .filter((table) => isNew(table) && (ofTenants.has(table.name) || references.has(table.name)))
      .map(({ name }) => name),
  );
  const touched = keys.filter(({ from, to }) => changed.has(from) || changed.has(to));
  const isLost = (/** @type {ForeignKey} */ key) => !ofTenants.has(key.from) && ofTenants.has(key.to);
  return {
    distributed: [...changed].filter((name) => ofTenants.has(name)),
    reference: [...changed].filter((name) => references.has(name)),
    local: tables.map(({ name }) => name).filter((name) => !ofTenants.has(name) && !references.has(name)),
    indexes: indexes.filter(({ table }) => changed.has(table) && ofTenants.has(table)),
    keys: touched
      .filter((key) => !isLost(key))
      .map((key) => ({ key, definition: withoutUpdates(key.definition) })),
    lost: touched.filter(isLost).map((key) => ({
      key,
      reason: `${key.from} is not divided among the workers, and the rows of ${key.to} are on one of them each`,
    })),
  };
}

/** Tables without a tenant that others name: those of restaurants, and what these need in turn. */
function referencesOf(/** @type {Set<string>} */ ofTenants, /** @type {ForeignKey[]} */ keys) {
  const references = new Set();
  const follow = (/** @type {string} */ name) => {
    for (const { from, to } of keys) {
      if (from !== name || ofTenants.has(to) || references.has(to)) continue;
      references.add(to);
      follow(to);
    }
  };
  for (const name of ofTenants) follow(name);
  return references;
}

/** Citus has no ON UPDATE CASCADE. Of ids, which never change, nothing is lost with it. */
const withoutUpdates = (/** @type {string} */ definition) => definition.replace(/ ON UPDATE CASCADE/, "");

/**
 * A trigger in place of ON UPDATE CASCADE, for a foreign key with columns that do change; no statements for every other. Triggers
 * run in the order of their names, so this one comes before the check of the foreign key ("RI_ConstraintTrigger…").
 */
export function followingTrigger(/** @type {ForeignKey} */ { name, from, to, definition, columns }) {
  const changing = columns.filter(({ fixed }) => !fixed);
  if (changing.length === 0 || !definition.includes(" ON UPDATE CASCADE")) return [];
  const list = (
    /** @type {typeof columns} */ of,
    /** @type {(column: (typeof columns)[number]) => string} */ write,
    separator = ", ",
  ) => of.map(write).join(separator);
  return [
    `CREATE FUNCTION "follow_${name}"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
    BEGIN
      UPDATE "${from}" SET ${list(changing, (column) => `"${column.from}" = NEW."${column.to}"`)}
       WHERE ${list(columns, (column) => `"${column.from}" = OLD."${column.to}"`, " AND ")};
      RETURN NULL;
    END $$`,
    `CREATE TRIGGER "Follow_${name}" AFTER UPDATE OF ${list(changing, ({ to: column }) => `"${column}"`)} ON "${to}"
      FOR EACH ROW WHEN (${list(changing, ({ to: column }) => `OLD."${column}" IS DISTINCT FROM NEW."${column}"`, " OR ")})
      EXECUTE FUNCTION "follow_${name}"()`,
  ];
}

/**
 * The index with the tenant as its last column: look-ups by the others find the same, and a value is unique within a
 * restaurant.
 */
export function withTenant(/** @type {string} */ definition) {
  const start = definition.indexOf("(");
  let depth = 0;
  for (let at = start; at < definition.length; at += 1) {
    if (definition[at] === "(") depth += 1;
    if (definition[at] === ")") depth -= 1;
    if (depth === 0) return `${definition.slice(0, at)}, tenant_id${definition.slice(at)}`;
  }
  throw new Error(`The index has no columns: ${definition}`);
}
