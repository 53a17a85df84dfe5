import { parseCookie, stringifySetCookie } from "cookie";

/** The value of a cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  return header === null ? null : (parseCookie(header)[name] ?? null);
}

type CookieOptions = { maxAgeSeconds: number; secure: boolean };

/** A Set-Cookie line for a host-only, HttpOnly, SameSite=Lax cookie. A max age of 0 clears it. */
export function setCookieLine(name: string, value: string, { maxAgeSeconds, secure }: CookieOptions): string {
  return stringifySetCookie({
    name,
    value,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: maxAgeSeconds,
  });
}
