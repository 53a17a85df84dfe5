export interface Settings {
  baseUrl: string;
  key: string;
  /** What plays the restaurant's people. */
  staffKey: string;
  tenant: string;
  port: number;
  /** Of an endpoint that exists already and leads to `port`; null where the program makes its own. */
  webhookSecret: string | null;
  /** Where the platform reaches `port`. */
  webhookUrl: string;
}

export function readSettings(defaultPort: number): Settings {
  const port = Number(process.env.PORT ?? defaultPort);
  return {
    baseUrl: needed("BAZAR_URL").replace(/\/+$/, ""),
    key: needed("BAZAR_KEY"),
    staffKey: needed("BAZAR_STAFF_KEY"),
    tenant: needed("BAZAR_TENANT"),
    port,
    webhookSecret: process.env.BAZAR_WEBHOOK_SECRET || null,
    // A demo on the own machine delivers to it by itself; every other installation to public https addresses.
    webhookUrl: process.env.BAZAR_WEBHOOK_URL || `http://127.0.0.1:${port}/webhooks`,
  };
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: see README.md.`);
  return value;
}
