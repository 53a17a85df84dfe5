/** Into how many equal shares a bill can be split, and which of them one can be. */
export const SHARES = { from: 1, to: 100 } as const;
/** As many as the pages offer: a table of more guests splits by items. */
export const MOST_OFFERED_SHARES = 30;
