import { describe, expect, it } from "vitest";
import { newSpan, readTraceparent, traceparentOf } from "./trace-context";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

describe("a traceparent", () => {
  it("of our version is read, and written as it was", () => {
    const header = `00-${TRACE}-${SPAN}-01`;
    const trace = readTraceparent(header);
    expect(trace).toEqual({ traceId: TRACE, spanId: SPAN, isSampled: true });
    expect(traceparentOf(trace ?? expect.fail())).toBe(header);
  });

  it("says by its last bit whether the caller records, whatever the others say", () => {
    const sampled = (flags: string) => readTraceparent(`00-${TRACE}-${SPAN}-${flags}`)?.isSampled;
    expect(["00", "01", "02", "03", "fe", "ff"].map(sampled)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it("of a later version is read as far as we know it", () => {
    expect(readTraceparent(`cc-${TRACE}-${SPAN}-01-what-the-future-brings`)?.traceId).toBe(TRACE);
    expect(readTraceparent(`cc-${TRACE}-${SPAN}-01`)?.traceId).toBe(TRACE);
  });

  it.each([
    ["nothing", null],
    ["an empty one", ""],
    ["the version that is none", `ff-${TRACE}-${SPAN}-01`],
    ["no trace", `00-${"0".repeat(32)}-${SPAN}-01`],
    ["no span", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["capital letters", `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ["more than our version has", `00-${TRACE}-${SPAN}-01-more`],
    ["more without its dash", `cc-${TRACE}-${SPAN}-01more`],
    ["a short trace", `00-${TRACE.slice(1)}-${SPAN}-01`],
    ["spaces around it", ` 00-${TRACE}-${SPAN}-01`],
    ["two of them", `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ["a line break behind it", `00-${TRACE}-${SPAN}-01\n`],
    ["flags that are no number", `00-${TRACE}-${SPAN}-0x`],
  ])("that is %s is not believed", (_, header) => {
    expect(readTraceparent(header)).toBeNull();
  });
});

describe("a span", () => {
  it("below another stays in its trace under an id of its own, and keeps the caller's choice", () => {
    const parent = { traceId: TRACE, spanId: SPAN, isSampled: false };
    const span = newSpan(parent);
    expect(span).toMatchObject({ traceId: TRACE, isSampled: false });
    expect(span.spanId).not.toBe(SPAN);
  });

  it("without a caller begins a trace, and each is another one", () => {
    const spans = Array.from({ length: 2_000 }, () => newSpan(null));
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2_000);
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(2_000);
    for (const span of spans) expect(readTraceparent(traceparentOf(span))).toEqual(span);
  });
});
