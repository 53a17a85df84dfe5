/** Reads a list page after page to its end, or to so many pages. */
export async function allPages<Page extends { nextCursor: string | null }, Item>(
  readPage: (cursor: string | undefined) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
  maxPages = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let read = 0; read < maxPages; read += 1) {
    const page = await readPage(cursor);
    items.push(...itemsOf(page));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return items;
}
