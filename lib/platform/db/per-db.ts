import type { Db } from "./db";

/** Something that each database has one of, made when it is first asked for, such as work that is done in batches. */
export function perDb<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const own = make(db);
    made.set(db, own);
    return own;
  };
}
