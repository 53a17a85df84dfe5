import { AsyncLocalStorage } from "node:async_hooks";
import { newSpan, readTraceparent, type Trace, traceparentOf } from "./trace-context";

const TRACES = Symbol.for("bazar.traces");
type Holder = { [TRACES]?: AsyncLocalStorage<Trace> };

/** Server and pages are bundled apart and share it through the global object. */
function sharedTraces(): AsyncLocalStorage<Trace> {
  const holder = globalThis as Holder;
  holder[TRACES] ??= new AsyncLocalStorage();
  return holder[TRACES];
}

const traces = sharedTraces();

/** Where the running piece of work stands, or null outside of any. */
export function currentTrace(): Trace | null {
  return traces.getStore() ?? null;
}

/** Where it stands, as a header or a payload carries it on. */
export function currentTraceparent(): string | null {
  const trace = currentTrace();
  return trace === null ? null : traceparentOf(trace);
}

/**
 * Runs `work` in a span of its own: below the caller that the header names, else below what is running here, as when a
 * page asks the API of its own process, else in a new trace.
 */
export function inSpan<T>(traceparent: string | null | undefined, work: (trace: Trace) => T): T {
  const trace = newSpan(readTraceparent(traceparent) ?? currentTrace());
  return traces.run(trace, work, trace);
}
