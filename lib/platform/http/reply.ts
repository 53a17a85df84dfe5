const REPLY = Symbol.for("bazar.reply");

/** What a handler returns when plain data is not enough: a ready body, a status, headers or cookies. */
export type Reply = {
  [REPLY]: true;
  status: number;
  /** Data to be checked and serialised, or ready JSON text. */
  content: { data: unknown } | { text: string } | null;
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
