/** The least and the largest whole number that is taken, both included. */
export type WholeRange = { readonly from: number; readonly to: number };
