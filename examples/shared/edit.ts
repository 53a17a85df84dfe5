import { BazarError, dataOf } from "bazar-client";

type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/**
 * Reads, decides and writes; decides again on the present state where somebody else was faster (412). `write` answers
 * null where nothing has to be done. Answers the state that it decided on.
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
