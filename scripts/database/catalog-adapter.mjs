import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const oneByteChar = 18;
const paddedChar = 1042;

/** Notes which columns have PostgreSQL's one-byte "char" type, which Prisma's adapter refuses, and lets them by. */
class CatalogPool extends pg.Pool {
  /** @type {Set<string>} */
  charColumns = new Set();

  /**
   * @override
   * @param {any} query
   * @param {any} [values]
   */
  async query(query, values) {
    const result = await super.query(query, values);
    for (const field of result.fields ?? []) {
      if (field.dataTypeID !== oneByteChar) continue;
      this.charColumns.add(field.name);
      field.dataTypeID = paddedChar;
    }
    return result;
  }
}

/**
 * Prisma's PostgreSQL adapter, able to read the system catalog: the schema engine asks for "char" columns
 * (such as a constraint's kind) and expects them as single characters.
 */
export class CatalogAdapterFactory extends PrismaPg {
  constructor(/** @type {string} */ url) {
    const pool = new CatalogPool({ connectionString: url, max: 2 });
    super(pool, { schema: "public" });
    this.pool = pool;
  }

  /** @override */
  async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const columnTypes = result.columnTypes.map((type, index) =>
        this.pool.charColumns.has(result.columnNames[index] ?? "") ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    return adapter;
  }
}
