/**
 * The path and query of a raw request target, or null when it has none. Servers have to understand the absolute form,
 * `GET http://host/path`, as well (RFC 9112, 3.2.2).
 */
export function pathOfTarget(target: string): string | null {
  if (target.startsWith("/")) return target;
  const absolute = /^https?:\/\/[^/?#]+/i.exec(target);
  if (!absolute) return null;
  const rest = target.slice(absolute[0].length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
