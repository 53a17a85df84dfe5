export interface Settings {
  baseUrl: string;
  tenant: string;
  port: number;
  /** Whether the platform serves its pages as well: the frame of the booking form is one. */
  hasFrame: boolean;
}

/** No key: the page must do without. */
export function readSettings(): Settings {
  return {
    baseUrl: needed("BAZAR_URL").replace(/\/+$/, ""),
    tenant: needed("BAZAR_TENANT"),
    port: Number(process.env.PORT ?? 4802),
    hasFrame: process.env.SITE_FRAME !== "0",
  };
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}
