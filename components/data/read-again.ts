const AFTER_FAILURE_MS = 30_000;

/**
 * For a list that is read again every few seconds. One that could not be read at all waits longer: each try takes the words
 * of the last one off the page.
 */
export const everyFew =
  (ms: number) =>
  ({ state }: { state: { data: unknown } }): number =>
    state.data === undefined ? AFTER_FAILURE_MS : ms;
