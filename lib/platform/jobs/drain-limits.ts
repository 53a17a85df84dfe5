/** No job is begun after `budgetMs`; those that run then have `graceMs` to end. */
export type DrainLimits = { budgetMs: number; graceMs: number };
