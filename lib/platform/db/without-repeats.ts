/** A statement of Prisma's with its values, as its adapters get it. */
type Query<Type> = { sql: string; args: unknown[]; argTypes: Type[] };

/** Two values and more in a list, or one placeholder by itself. */
const LIST_OR_PLACEHOLDER = /\bIN \((\$\d+(?:,\$\d+)+)\)|\$(\d+)/g;

/**
 * The same statement with each value once in its lists. Prisma asks for the children of 100 orders by
 * `tenant_id IN ($1, … $100) AND order_id IN ($101, … $200)`, in which all hundred restaurants are the same. PostgreSQL
 * expects the children of as many restaurants then, and from some sixty on it reads the whole table instead of an index.
 * Only statements that Prisma wrote itself are changed: others may hold a `$1` that is no placeholder.
 */
export function withoutRepeats<Type>(query: Query<Type>): Query<Type> {
  if (!query.sql.startsWith('SELECT "public".')) return query;
  const args: unknown[] = [];
  const argTypes: Type[] = [];
  let repeats = false;
  const placed = (number: string) => {
    const index = Number(number.replace("$", "")) - 1;
    argTypes.push(query.argTypes[index] as Type);
    return `$${args.push(query.args[index])}`;
  };
  const sql = query.sql.replaceAll(LIST_OR_PLACEHOLDER, (_, list?: string, single?: string) => {
    if (single !== undefined) return placed(single);
    const seen = new Set<unknown>();
    const first = (list ?? "").split(",").filter((number) => {
      const value = query.args[Number(number.slice(1)) - 1];
      if (!seen.has(value)) return seen.add(value);
      repeats = true;
      return false;
    });
    return `IN (${first.map(placed).join(",")})`;
  });
  return repeats ? { sql, args, argTypes } : query;
}
