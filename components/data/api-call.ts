import type { ApiResult } from "./api";
import { type ApiFailure, failureOf, unreachable } from "./api-failure";

export type { ApiFailure, ApiResult };

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const PATIENCE_MS = 15_000;

async function request<Data>(path: string, init: RequestInit): Promise<ApiResult<Data>> {
  try {
    const response = await fetch(path, {
      ...init,
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok && body === null && response.status !== 204) throw new Error("The answer broke off");
    return response.ok ? { ok: true, data: body } : failureOf(response, body);
  } catch {
    return unreachable();
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
