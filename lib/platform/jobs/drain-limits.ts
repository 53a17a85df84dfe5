/** No job is started after `budgetMs`; those still running then have `graceMs` to finish. */
export type DrainLimits = { budgetMs: number; graceMs: number };
