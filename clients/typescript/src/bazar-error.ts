/** A refusal of the API: its code never changes, its sentence may. */
export class BazarError extends Error {
  override readonly name = "BazarError";
  readonly status: number;
  /** Such as `OUT_OF_STOCK`; `UNKNOWN` where what answered was not the API. */
  readonly code: string;
  /** Why, where a code has several reasons. */
  readonly reason: string | null;
  /** To name in a question to support. */
  readonly requestId: string | null;
  /** The whole answer. */
  readonly body: unknown;

  constructor({ response, body }: { response: Response; body: unknown }) {
    const { error, message, reason } = (typeof body === "object" && body !== null ? body : {}) as Record<
      string,
      unknown
    >;
    super(typeof message === "string" ? message : `The server answered ${response.status}.`);
    this.status = response.status;
    this.code = typeof error === "string" ? error : "UNKNOWN";
    this.reason = typeof reason === "string" ? reason : null;
    this.requestId = response.headers.get("x-request-id");
    this.body = body;
  }
}

/** What a call was answered. Throws BazarError when it was refused. */
export async function dataOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new BazarError({ response, body: error });
  return data as Data;
}
