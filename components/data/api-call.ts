export interface ApiFailure {
  ok: false;
  /** 0 when no answer came at all. */
  status: number;
  /** The code of the error table, or UNREACHABLE. */
  code: string;
  message: string;
  issues: readonly { path: string; message: string }[];
  retryAfterSeconds: number | null;
}

export type ApiResult<Data> = { ok: true; data: Data } | ApiFailure;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const PATIENCE_MS = 15_000;

async function request<Data>(path: string, init: RequestInit): Promise<ApiResult<Data>> {
  try {
    const response = await fetch(path, {
      ...init,
      cache: "no-store",
      signal: init.signal ?? AbortSignal.timeout(PATIENCE_MS),
    });
    const body = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok && body === null && response.status !== 204) throw new Error("The answer broke off");
    if (response.ok) return { ok: true, data: body };
    return {
      ok: false,
      status: response.status,
      code: body?.error ?? "INTERNAL",
      message: body?.message ?? "",
      issues: body?.issues ?? [],
      retryAfterSeconds: Number(response.headers.get("retry-after")) || null,
    };
  } catch {
    return { ok: false, status: 0, code: "UNREACHABLE", message: "", issues: [], retryAfterSeconds: null };
  }
}

/** Asks the API of this host. Never throws: what went wrong is in the result. */
export function apiCall<Data>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResult<Data>> {
  return request<Data>(path, {
    method,
    ...(body === undefined
      ? { headers }
      : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
}

const UPLOAD_PATIENCE_MS = 60_000;

const asItIs = (method: "POST" | "PUT", file: File): RequestInit => ({
  method,
  headers: { "content-type": file.type },
  body: file,
  signal: AbortSignal.timeout(UPLOAD_PATIENCE_MS),
});

/** Sends a file as it is. */
export function apiUpload<Data>(path: string, file: File): Promise<ApiResult<Data>> {
  return request<Data>(path, asItIs("POST", file));
}

/** Puts a file where a signed address leads. False when it was not taken. */
export async function putFile(url: string, file: File): Promise<boolean> {
  return fetch(url, { ...asItIs("PUT", file), credentials: "omit" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
