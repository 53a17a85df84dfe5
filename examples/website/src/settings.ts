export interface Settings {
  baseUrl: string;
  tenant: string;
  /** What plays the restaurant's people. The page itself must do without a key. */
  staffKey: string;
  port: number;
  /** Whether the platform serves its pages as well: the frame of the booking form is one. */
  hasFrame: boolean;
}

export function readSettings(): Settings {
  return {
    baseUrl: needed("BAZAR_URL").replace(/\/+$/, ""),
    tenant: needed("BAZAR_TENANT"),
    staffKey: needed("BAZAR_STAFF_KEY"),
    port: Number(process.env.PORT ?? 4802),
    hasFrame: process.env.SITE_FRAME !== "0",
  };
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: see README.md.`);
  return value;
}
