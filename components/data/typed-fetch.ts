import type { Client } from "openapi-fetch";
import { askForDevicePin, noticeLocked, PIN_REQUIRED } from "./device-pin";
import { askForFreshSignIn, FRESH_SIGN_IN_REQUIRED } from "./fresh-sign-in";
import type { paths } from "./generated/api-schema";

const FORBIDDEN = 403;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type ApiClient = Pick<Client<paths>, (typeof METHODS)[number]>;

interface CallInit {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, unknown>;
  };
  headers?: Record<string, unknown>;
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
}

/** Brings a call to the API and its answer back. */
type Carrier = (address: string, init: RequestInit) => Promise<Response>;

let carry: Carrier = (address, init) => fetch(address, init);

/** Has calls carried by something else than the network: on the server, by the process itself. */
export function carryCallsBy(carrier: Carrier): void {
  carry = carrier;
}

function addressOf(template: string, { path = {}, query = {} }: NonNullable<CallInit["params"]>): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (each === undefined || each === null ? [] : [[name, String(each)]])),
    ),
  );
  return search.size === 0 ? address : `${address}?${search}`;
}

/** Emails that follow from a call are in the page's language, which an address can name and a frame keeps in no cookie. */
function pageLanguage(): Record<string, string> {
  const language = typeof document === "undefined" ? "" : document.documentElement.lang;
  return language === "" ? {} : { "accept-language": language };
}

function headersOf({ params, headers = {}, body }: CallInit): Headers {
  const written = new Headers(pageLanguage());
  if (body !== undefined) written.set("content-type", "application/json");
  for (const [name, value] of Object.entries({ ...params?.header, ...headers })) {
    if (value !== undefined && value !== null) written.set(name, String(value));
  }
  return written;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function codeOf(body: unknown): unknown {
  return typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
}

/**
 * Calls the API with the types of openapi-fetch, which is four times as large as what guests need of it. Rejects when no
 * whole answer came.
 */
export function createTypedFetch({
  baseUrl,
  patienceMs,
}: {
  baseUrl: string;
  patienceMs: number;
}): ApiClient {
  const send = async (method: string, template: string, init: CallInit = {}) => {
    const { params = {}, body, bodySerializer: write = JSON.stringify } = init;
    const sent: RequestInit = {
      method,
      headers: headersOf(init),
      body: body === undefined ? null : write(body),
      cache: "no-store",
      signal: AbortSignal.timeout(patienceMs),
    };
    const response = await carry(baseUrl + addressOf(template, params), sent);
    const text = await response.text();
    if (!response.ok) return { error: parsed(text), response };
    return text === "" ? { response } : { data: JSON.parse(text), response };
  };
  /** What asks for a fresh sign-in or a PIN is sent again once it was given; what only reads does not ask for a PIN. */
  const call = async (method: string, template: string, init?: CallInit) => {
    const sentAtMs = performance.now();
    const answer = await send(method, template, init);
    const code = answer.response.status === FORBIDDEN ? codeOf(answer.error) : null;
    if (code === PIN_REQUIRED && method === "GET") noticeLocked();
    else if (
      (code === PIN_REQUIRED && (await askForDevicePin(sentAtMs))) ||
      (code === FRESH_SIGN_IN_REQUIRED && (await askForFreshSignIn(sentAtMs)))
    )
      return send(method, template, init);
    return answer;
  };
  const methods = METHODS.map((method) => [
    method,
    (template: string, init?: CallInit) => call(method, template, init),
  ]);
  return Object.fromEntries(methods) as ApiClient;
}
