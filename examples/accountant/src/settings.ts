export interface Settings {
  url: string;
  key: string;
  tenant: string;
  /** Where the books of each restaurant are kept. */
  folder: string;
  /** The first day of the books; the first of this month unless told otherwise. */
  firstDay: string | null;
  /** A second key, which may write: with it, play.ts makes a little business day. A real night has none. */
  staffKey: string | null;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`Set ${name}: see README.md.`);
    return value;
  };
  const firstDay = environment.BOOKS_FROM || null;
  if (firstDay !== null && !/^\d{4}-\d{2}-\d{2}$/.test(firstDay))
    throw new Error("BOOKS_FROM is a day, such as 2026-11-01.");
  return {
    url: needed("BAZAR_URL").replace(/\/+$/, ""),
    key: needed("BAZAR_KEY"),
    tenant: needed("BAZAR_TENANT"),
    folder: environment.BOOKS_FOLDER || "books",
    firstDay,
    staffKey: environment.BAZAR_STAFF_KEY || null,
  };
}
