import { type Bazar, BazarError, createBazar, dataOf } from "bazar-client";

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/**
 * A client with the rights of the restaurant's people: with BAZAR_STAFF_KEY, or signed in as BAZAR_STAFF_EMAIL with
 * BAZAR_STAFF_PASSWORD, by default the demo's owner.
 */
export async function signInStaff(baseUrl: string, tenant: string): Promise<Bazar> {
  const key = process.env.BAZAR_STAFF_KEY;
  if (key) return createBazar({ baseUrl, key });
  const email = process.env.BAZAR_STAFF_EMAIL || `owner@${tenant}.example`;
  const password = process.env.BAZAR_STAFF_PASSWORD || "demo-password";
  const { response, error } = await createBazar({ baseUrl }).POST("/api/auth/login", {
    body: { email, password },
  });
  if (!response.ok) throw new BazarError({ response, body: error });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";", 1).join())
    .join("; ");
  return createBazar({
    baseUrl,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set("cookie", cookie);
      return fetch(request);
    },
  });
}

/**
 * Reads, decides and writes; decides again on the present state where somebody else was faster (412). `write` answers null
 * where nothing has to be done. Answers the state that it decided on.
 */
export async function edit<State>(
  read: () => Call<State>,
  write: (state: State, etag: string) => Call<unknown> | null,
): Promise<State> {
  for (let attempt = 1; ; attempt += 1) {
    const call = await read();
    const state = await dataOf(Promise.resolve(call));
    const etag = call.response.headers.get("etag");
    if (etag === null) throw new Error(`${call.response.url} answered without an ETag.`);
    try {
      const writing = write(state, etag);
      if (writing) await dataOf(writing);
      return state;
    } catch (failure) {
      const isStale = failure instanceof BazarError && failure.status === 412;
      if (!isStale || attempt === 5) throw failure;
    }
  }
}
