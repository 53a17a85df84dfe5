import type { ListedDispute, ProcessorIntent, ProcessorRefund, ProcessorTransfer } from "./processor";

/** Half-open. */
export type TimeRange = { from: Date; to: Date };

/** Asks for a page of what was created in a time range, from behind an object of the page before; null for the first. */
export type PageQuery = TimeRange & { after: string | null };

/** The newest first. `next` is what the following page is behind; null on the last. */
export type Page<T> = { found: T[]; next: string | null };

export type Listed = {
  intents: ProcessorIntent;
  transfers: ProcessorTransfer;
  refunds: ProcessorRefund;
  disputes: ListedDispute;
};
export type ListName = keyof Listed;

/** What the processor has, list by list, a hundred objects a call. Each throws PROCESSOR_UNAVAILABLE. */
export type ProcessorLists = { [L in ListName]: (page: PageQuery) => Promise<Page<Listed[L]>> };

/** All pages of a list. */
export async function readAll<T>(
  list: (page: PageQuery) => Promise<Page<T>>,
  range: TimeRange,
): Promise<T[]> {
  const all: T[] = [];
  let after: string | null = null;
  do {
    const page: Page<T> = await list({ ...range, after });
    all.push(...page.found);
    after = page.next;
  } while (after !== null);
  return all;
}
