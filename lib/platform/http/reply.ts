import type { Encoding } from "./compression";

const REPLY = Symbol.for("bazar.reply");

/** JSON text as it is sent, and the strong tag of the text; `encoding` is null where it is not compressed. */
export type ReadyBody = { etag: string; encoding: Encoding | null; body: string | Buffer };
/** Finds a ready body for who takes an encoding, or none; what is too short for it comes as it is. */
type FindReady = (encoding: Encoding | null) => Promise<ReadyBody>;

/** What a handler returns when plain data is not enough: a ready body, a status, headers or cookies. */
export type Reply = {
  [REPLY]: true;
  status: number;
  /** Data to be checked and serialised, ready JSON text, or a body that is kept ready in each encoding. */
  content: { data: unknown } | { text: string } | { find: FindReady } | null;
  headers: Headers;
};

/** Data with headers, such as Set-Cookie. */
export function reply(data: unknown, headers?: HeadersInit): Reply {
  return { [REPLY]: true, status: 200, content: { data }, headers: new Headers(headers) };
}

/** Data with Set-Cookie lines. */
export function replyWithCookies(data: unknown, cookies: readonly string[]): Reply {
  return reply(
    data,
    cookies.map((cookie) => ["set-cookie", cookie] as [string, string]),
  );
}

/** JSON text that was checked when it was made: a stored answer or a cached document. */
export function replyText(text: string, headers?: HeadersInit): Reply {
  return { [REPLY]: true, status: 200, content: { text }, headers: new Headers(headers) };
}

/** JSON that is kept ready, checked when it was made. */
export function replyReady(find: FindReady): Reply {
  return { [REPLY]: true, status: 200, content: { find }, headers: new Headers() };
}

/** 204, or another status without a body. */
export function replyEmpty(status = 204, headers?: HeadersInit): Reply {
  return { [REPLY]: true, status, content: null, headers: new Headers(headers) };
}

/** For browsers: another page (303), with Set-Cookie lines. */
export function replyRedirect(to: { location: string; cookies: readonly string[] }): Reply {
  const cookies = to.cookies.map((cookie) => ["set-cookie", cookie] as [string, string]);
  const headers: [string, string][] = [
    ["location", to.location],
    ["referrer-policy", "no-referrer"],
    ...cookies,
  ];
  return replyEmpty(303, headers);
}

export function isReply(value: unknown): value is Reply {
  return typeof value === "object" && value !== null && (value as Record<symbol, unknown>)[REPLY] === true;
}
