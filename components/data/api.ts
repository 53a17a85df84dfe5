import { type ApiFailure, failureOf, unreachable } from "./api-failure";
import type { operations } from "./generated/api-schema";
import { type ApiClient, createTypedFetch } from "./typed-fetch";

const PATIENCE_MS = 15_000;
const UPLOAD_PATIENCE_MS = 60_000;
const NO_CONTENT = 204;

export type ApiResult<Data> = { ok: true; data: Data } | ApiFailure;

export type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/**
 * A client with the paths, parameters, bodies and answers of the API document. A call that takes longer than its
 * patience is broken off. `baseUrl` is for programs that have no page: a page calls its own host.
 */
export function createApi({ patienceMs, baseUrl = "" }: { patienceMs: number; baseUrl?: string }): ApiClient {
  return createTypedFetch({ baseUrl, patienceMs });
}

/** The API of this host. Its calls are read with `dataOf` or `resultOf`. */
export const api = createApi({ patienceMs: PATIENCE_MS });

/** The same for what takes long to send. */
export const uploadApi = createApi({ patienceMs: UPLOAD_PATIENCE_MS });

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/**
 * What a call was answered, for queries and mutations.
 *
 * @throws ApiFailure when the server refused or no whole answer came
 */
export async function dataOf<Data>(call: Call<Data>): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw failureOf(response, error);
  if (data === undefined && response.status !== NO_CONTENT) throw unreachable();
  return data as Data;
}

/**
 * What a call was answered, with the ETag that a later write names in If-Match.
 *
 * @throws ApiFailure as `dataOf` does
 */
export async function stateOf<Data>(call: Call<Data>): Promise<{ state: Data; etag: string | null }> {
  let etag: string | null = null;
  const state = await dataOf(
    call.then((answer) => {
      etag = answer.response.headers.get("etag");
      return answer;
    }),
  );
  return { state, etag };
}

/** The header of a write that was decided on the state with this ETag. */
export const ifMatch = (etag: string | null): Record<string, string> =>
  etag === null ? {} : { "if-match": etag };

/** The result of a call, for forms that show what went wrong at its field. Never throws. */
export function resultOf<Data>(call: Call<Data>): Promise<ApiResult<Data>> {
  return dataOf(call).then(
    (data) => ({ ok: true, data }),
    (failure: ApiFailure) => failure,
  );
}

/** Uploads a file to a signed URL. False if it was not accepted. */
export function putFile(url: string, file: File): Promise<boolean> {
  const signal = AbortSignal.timeout(UPLOAD_PATIENCE_MS);
  const headers = { "content-type": file.type };
  return fetch(url, {
    method: "PUT",
    headers,
    body: file,
    cache: "no-store",
    signal,
    credentials: "omit",
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
