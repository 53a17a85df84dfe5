type Answer = (request: Request) => Promise<Response>;

const CALLS = Symbol.for("bazar.calls");
type Holder = { [CALLS]?: Answer };

/** Says how this process answers a request to its API. Server and pages are bundled apart and share it. */
export function provideCalls(answer: Answer): void {
  (globalThis as Holder)[CALLS] = answer;
}

/** Asks the API of this process, without a connection. Throws where none was provided. */
export function callInProcess(request: Request): Promise<Response> {
  const answer = (globalThis as Holder)[CALLS];
  if (!answer) throw new Error("No API was provided to this process: call provideCalls first.");
  return answer(request);
}
