import type pg from "pg";

/** How many restaurants are copied from the one that is there, and how often each of its rows is copied. */
type CopySize = {
  restaurants: number;
  /** In each copied restaurant. */
  copies: number;
  /** In the restaurant itself. */
  ownCopies: number;
};

type Column = {
  name: string;
  type: string;
  /** Of a foreign key to a restaurant, or a restaurant's own id. */
  isTenant: boolean;
  /** Of a foreign key, so that what belongs together still does. */
  isKey: boolean;
};
type Table = { name: string; columns: Column[]; unique: string[][] };

/** No restaurant has rows in them, but test twins, of which each has few (check constraints). */
export const OF_TWINS: readonly string[] = ["twin_clock", "twin_job"];

/** Tables of a fixed number of rows, which are not copied. */
export const FEW_ROWS: readonly string[] = [
  ...OF_TWINS,
  "_prisma_migrations",
  "job_worker",
  "platform_alarm",
  "platform_check",
  "processor_reading",
  "reconciliation_reading",
  "scheduled_task",
  "server_process",
  "stripe_emulator_balance",
];

/** Of these a restaurant has few, however long it is there. */
const FEW_EACH = ["webhook_endpoint"];

const TABLES = `
  SELECT c.relname AS name,
         (SELECT json_agg(json_build_object(
            'name', a.attname, 'type', format_type(a.atttypid, NULL),
            'isTenant', c.relname = 'tenant' AND a.attname = 'id' OR a.attname = 'tenant_id'
              OR EXISTS (SELECT FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f'
                           AND f.confrelid = 'tenant'::regclass AND f.conkey = ARRAY[a.attnum]),
            'isKey', EXISTS (SELECT FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f'
                               AND a.attnum = ANY (f.conkey))
) ORDER BY a.attnum)
            FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
             AND a.attgenerated = '' AND a.attidentity = '') AS columns,
         coalesce((SELECT json_agg(json_build_array(VARIADIC ARRAY(
            SELECT pg_get_indexdef(i.indexrelid, k, false) FROM generate_series(1, i.indnkeyatts) k)))
            FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique), '[]') AS "unique"
    FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
   ORDER BY c.relname`;

const WHOLE = ["integer", "bigint", "smallint"];
const TEXT = ["text", "character varying"];
const INSTANT = ["timestamp with time zone", "date"];
/** The most rows of one kind that a restaurant has before it is copied; numbers of copies are so far apart. */
const NUMBERS_APART = 200;

/**
 * What the copies differ in beyond their keys, so that they are as a restaurant's rows are: mostly done with, of many
 * guests. SQL in which `n` is the number of the copy.
 */
const UNLIKE: Record<string, Record<string, string>> = {
  orders: {
    status: "CASE WHEN n % 50 = 0 THEN o.status ELSE 'delivered' END",
    payment_status: "CASE WHEN n % 50 = 0 THEN o.payment_status ELSE 'paid' END",
    customer_name: "'Guest ' || n / 5",
    customer_email: "n / 5 || '@guest.example'",
    customer_phone: "'+39 333 ' || n / 5",
  },
  reservation: {
    status: "'finished'",
    live: "false",
    customer_email: "n / 5 || '@guest.example'",
  },
  dispute: { status: "CASE WHEN n % 50 = 0 THEN o.status ELSE 'won' END" },
  deposit: {
    status: "CASE WHEN n % 50 = 0 THEN o.status ELSE 'returned' END",
    paid_at: "CASE WHEN n % 50 = 0 THEN o.paid_at ELSE o.created_at END",
    closed_at: "CASE WHEN n % 50 = 0 THEN o.closed_at ELSE o.created_at END",
  },
  waitlist_entry: {
    status: "CASE WHEN n % 50 = 0 THEN o.status ELSE 'left' END",
    closed_at: "CASE WHEN n % 50 = 0 THEN o.closed_at ELSE o.created_at END",
  },
  users: { role: "'member'" },
  reservation_table: { live: "false" },
  commission_payout_item: { month: "to_char(date '2026-11-01' - n * interval '1 month', 'YYYY-MM')" },
  tenant: { name: "o.name || ' ' || n", city: "'City ' || n % 150" },
};

/**
 * Fills every table with copies of the rows that are there, so that what belongs together still does: the columns of keys
 * get the copy's number, instants lie further back, what a restaurant has once its copies have once. Triggers and foreign
 * keys do not look. The client has to be a superuser's.
 */
export async function copyRestaurants(client: pg.Client, size: CopySize): Promise<void> {
  const { rows } = await client.query<Table>(TABLES);
  await client.query("BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0");
  for (const table of rows) {
    if (FEW_ROWS.includes(table.name)) continue;
    const text = copyOf(table, size);
    try {
      await client.query(text);
    } catch (error) {
      throw new Error(`${table.name} could not be copied: ${text}`, { cause: error });
    }
  }
  // What is numbered next comes after all numbers of copies.
  await client.query(
    "UPDATE tenant_counter SET order_number = order_number + 1000000000, event_sequence = event_sequence + 1000000000",
  );
  await client.query("COMMIT");
}

function copyOf({ name, columns, unique }: Table, size: CopySize): string {
  const isOfTenants = columns.some(({ isTenant }) => isTenant);
  const once =
    name === "tenant" ||
    FEW_EACH.includes(name) ||
    unique.some((index) => index.every((part) => !varies(part, columns)));
  const values = columns.map((column) => copiedValue(column, { table: name, columns, unique }));
  const list = columns.map((column) => `"${column.name}"`).join(", ");
  return `INSERT INTO "${name}" (${list}) SELECT ${values.join(", ")}
            FROM "${name}" o CROSS JOIN ${copyNumbers(size, { isOfTenants, once })}`;
}

/** Pairs of a restaurant `r`, 0 for the one itself, and a copy's number `n` that is used once. */
function copyNumbers(size: CopySize, { isOfTenants, once }: { isOfTenants: boolean; once: boolean }): string {
  const { restaurants, copies, ownCopies } = size;
  const own = once && isOfTenants ? 0 : ownCopies;
  const each = once && isOfTenants ? 1 : copies;
  return `(SELECT 0 AS r, n FROM generate_series(1, ${own}) n UNION ALL
           SELECT r, ${ownCopies} + (r - 1) * ${copies} + n
             FROM generate_series(1, ${restaurants}) r, generate_series(1, ${each}) n) copy(r, n)`;
}

/** The column that a part of an index names, by itself or in an expression. */
const columnOf = (part: string, columns: Column[]) =>
  columns.find(({ name }) => new RegExp(`\\b${name}\\b`).test(part));

/** Whether a part of a unique index is of another value in each copy. */
function varies(part: string, columns: Column[]): boolean {
  const column = columnOf(part, columns);
  return column !== undefined && !column.isTenant && [...TEXT, ...WHOLE, ...INSTANT].includes(column.type);
}

function copiedValue(
  { name, type, isTenant, isKey }: Column,
  { table, columns, unique }: { table: string } & Omit<Table, "name">,
): string {
  const value = `o."${name}"`;
  const special = UNLIKE[table]?.[name];
  if (special) return `(${special})::${type}`;
  if (isTenant) return `CASE WHEN r = 0 OR ${value} IS NULL THEN ${value} ELSE ${value} || '-' || r END`;
  const isUnique = unique.some((index) => index.some((part) => columnOf(part, columns)?.name === name));
  if (TEXT.includes(type))
    return isKey || isUnique || name.endsWith("email") ? `${value} || '-' || n` : value;
  if (type === "date") return `${value} - n`;
  if (INSTANT.includes(type)) return `${value} - n * interval '37 minutes'`;
  const isText = (part: string) =>
    TEXT.includes(columnOf(part, columns)?.type ?? "") && varies(part, columns);
  const isNumber = unique.some(
    (index) => index.some((part) => columnOf(part, columns)?.name === name) && !index.some(isText),
  );
  return isNumber && WHOLE.includes(type) ? `${value} + n * ${NUMBERS_APART}` : value;
}

/** Tables count as so many times as large as they are. */
const TIMES_LARGER = 500;

/**
 * Has PostgreSQL plan as if its tables were large: it takes the number of rows from their density, which is set to many
 * more rows per page than there are.
 */
export async function pretendToBeLarge(client: pg.Client): Promise<void> {
  await client.query("ANALYZE");
  await client.query(
    `UPDATE pg_class SET reltuples = reltuples * ${TIMES_LARGER}
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND reltuples > 0`,
  );
}
