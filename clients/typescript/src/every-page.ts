/**
 * All pages of a list, one after the other:
 * `for await (const { orders } of everyPage((cursor) => dataOf(bazar.GET(…, { params: { query: { cursor } } }))))`.
 */
export async function* everyPage<Page extends { nextCursor?: string | null | undefined }>(
  read: (cursor: string | undefined) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
