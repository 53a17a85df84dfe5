import { currentTraceparent } from "@/lib/platform/trace/current-trace";

/** Where a job's payload has the trace of what added it; no payload has a field of this name. */
export const TRACE_FIELD = "_trace";

/** The payload of a job with the trace of what adds it, if that has one. */
export function withTrace(payload: object): object {
  const traceparent = currentTraceparent();
  return traceparent === null ? payload : { ...payload, [TRACE_FIELD]: traceparent };
}

/** A payload as it was given, and the trace that it carries. */
export function withoutTrace(payload: unknown): { payload: unknown; traceparent: string | null } {
  if (typeof payload !== "object" || payload === null || !(TRACE_FIELD in payload))
    return { payload, traceparent: null };
  const { [TRACE_FIELD]: traceparent, ...rest } = payload;
  return { payload: rest, traceparent: typeof traceparent === "string" ? traceparent : null };
}
