/** Marks what was pressed before the page has started, until the page answers it. */
export const EARLY_PRESS = "data-early";

/** The event by which a page of staff says that its buttons answer from now on. */
export const PAGE_STARTED = "bazar:page-started";
