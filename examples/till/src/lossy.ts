/**
 * A `fetch` that loses answers on their way, as networks do: the platform has done what was asked, and nobody hears of
 * it.
 */
export function lossyFetch(loses: (request: Request) => boolean): { send: typeof fetch; lost: () => number } {
  let lost = 0;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const isLost = loses(request);
    const answer = await fetch(request);
    if (!isLost) return answer;
    await answer.arrayBuffer();
    lost += 1;
    throw new TypeError("fetch failed: the connection was cut");
  };
  return { send, lost: () => lost };
}
