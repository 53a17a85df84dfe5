/** Whoever serves the pages and has to know each domain, such as Vercel; a server of one's own asks by itself. */
export type DomainHosting = {
  /** Has it serve a name; also when it does already. Its refusal is in its own words. Throws when it does not answer. */
  add(name: string): Promise<{ problem: string | null }>;
  /** Has it serve the name no longer; also when it never did. Throws when it does not answer. */
  remove(name: string): Promise<void>;
};
