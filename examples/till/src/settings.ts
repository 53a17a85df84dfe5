export interface Settings {
  url: string;
  key: string;
  tenant: string;
  /** Where the till listens for webhooks. */
  port: number;
  /** Of an endpoint that exists already; without it the program makes one and removes it at the end. */
  webhookSecret: string | null;
  /** The address that leads to `port`. */
  webhookUrl: string;
  /** What plays guests and staff; the till's own key where there is no second one. */
  staffKey: string;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`Set ${name}: see README.md.`);
    return value;
  };
  const port = Number(environment.PORT ?? 9410);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("PORT must be a port number.");
  const key = needed("BAZAR_KEY");
  return {
    url: needed("BAZAR_URL").replace(/\/+$/, ""),
    key,
    tenant: needed("BAZAR_TENANT"),
    port,
    webhookSecret: environment.BAZAR_WEBHOOK_SECRET || null,
    // A demo on the own machine delivers to it by itself; every other installation to public https addresses.
    webhookUrl: environment.BAZAR_WEBHOOK_URL || `http://127.0.0.1:${port}/webhooks`,
    staffKey: environment.BAZAR_STAFF_KEY || key,
  };
}
