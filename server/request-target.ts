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

/** A registered name or address with or without a port (RFC 3986, 3.2.2). */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[0-9a-f:.]+\])(?::\d*)?$/i;

/**
 * Whether a request says in one voice which host it is for: two Host headers, or one that is no host, are refused
 * (RFC 9112, 3.2), because a proxy in front may have believed the other.
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter(
    (_, place) => rawHeaders[place - 1]?.toLowerCase() === "host" && place % 2 === 1,
  );
  return hosts.length <= 1 && hosts.every((host) => HOST.test(host));
}
