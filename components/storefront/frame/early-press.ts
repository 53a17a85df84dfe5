/** Marks a button whose form was sent before the page has started, until the page answers it. */
export const EARLY_PRESS = "data-early";
