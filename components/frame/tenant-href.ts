/**
 * The address of a tenant's page: `path` starts with "/" and is relative to the tenant's own root, `base` is
 * one of `TenantAddress`. `tenantHref("", "/")` is "/", `tenantHref("/s/luigi", "/")` is "/s/luigi".
 */
export function tenantHref(base: string, path: string): string {
  if (base === "") return path;
  const rest = /^\/(?=$|[?#])/.test(path) ? path.slice(1) : path;
  return `${base}${rest}`;
}
