"use client";

import { HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { arriveAt, type FirstAnswers } from "./first-answers";
import { FRESH_MS } from "./query-client";

/** Long enough for the page to come up; what follows an event stream is not kept when nobody looks at it. */
const ARRIVING = {
  defaultOptions: {
    queries: { gcTime: typeof window === "undefined" ? Number.POSITIVE_INFINITY : FRESH_MS },
  },
};

/** Hands what the server has read for a page to the queries below, which then have nothing to wait for. */
export function FirstData({ answers, children }: { answers: FirstAnswers; children: ReactNode }) {
  const client = useQueryClient();
  const state = useMemo(() => arriveAt(client, answers, Date.now()), [client, answers]);
  return (
    <HydrationBoundary state={state} options={ARRIVING}>
      {children}
    </HydrationBoundary>
  );
}
