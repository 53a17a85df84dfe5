import type { IncomingMessage } from "node:http";

/** Beside these two, which are read on their own, every X-Forwarded header is a proxy's. */
const NOT_A_SIGN = ["x-forwarded-for", "x-forwarded-host"];

/**
 * Whether a request as it arrived shows that a proxy sends it for somebody else. nginx, unless told otherwise, names
 * nobody and replaces Host, but speaks HTTP/1.0. X-Forwarded-For with one address is no sign: programs on this machine
 * take addresses of their own with it.
 */
export function showsProxy({
  httpVersion,
  headers,
}: Pick<IncomingMessage, "httpVersion" | "headers">): boolean {
  return (
    httpVersion === "1.0" ||
    "via" in headers ||
    String(headers["x-forwarded-for"] ?? "").includes(",") ||
    Object.keys(headers).some((name) => name.startsWith("x-forwarded-") && !NOT_A_SIGN.includes(name))
  );
}
