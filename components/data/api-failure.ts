interface FailureFacts {
  /** 0 if there was no response. */
  status: number;
  /** The code of the error table, or UNREACHABLE. */
  code: string;
  /** Why exactly, where the code has several causes (docs/errors.md). */
  reason?: string | null;
  message: string;
  issues: readonly { path: string; message: string }[];
  retryAfterSeconds: number | null;
  /** With PRECONDITION_FAILED: the resource as it is now. */
  current?: unknown;
  /** The ETag of `current`. */
  etag?: string | null;
}

/** Why a call to the API did not succeed: queries and mutations throw it, results hold it. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly ok = false;
  readonly status: number;
  readonly code: string;
  readonly reason: string | null;
  readonly issues: FailureFacts["issues"];
  readonly retryAfterSeconds: number | null;
  readonly current: unknown;
  readonly etag: string | null;

  constructor({ status, code, reason = null, message, issues, retryAfterSeconds, ...known }: FailureFacts) {
    super(message);
    this.current = known.current;
    this.etag = known.etag ?? null;
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No response, or an incomplete one: it is not known what the server did. */
export function unreachable(): ApiFailure {
  return new ApiFailure({ status: 0, code: "UNREACHABLE", message: "", issues: [], retryAfterSeconds: null });
}

/** The failure of a response outside 2xx; `body` is whatever it contained. */
export function failureOf(response: Response, body: unknown): ApiFailure {
  const known: Partial<FailureFacts & { error: string }> =
    typeof body === "object" && body !== null ? body : {};
  return new ApiFailure({
    status: response.status,
    code: known.error ?? "INTERNAL",
    reason: known.reason ?? null,
    message: known.message ?? "",
    issues: known.issues ?? [],
    current: known.current,
    etag: response.headers.get("etag"),
    retryAfterSeconds: Number(response.headers.get("retry-after")) || null,
  });
}
