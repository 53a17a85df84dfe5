"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { type PaperKind, PrintOrder } from "./print-order";

type Job = { order: BoardOrder; kind: PaperKind };

/** Prints orders one after the other. `paper` belongs into the page. */
export function usePrinting(): { print: (order: BoardOrder, kind: PaperKind) => void; paper: ReactNode } {
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const print = useCallback((order: BoardOrder, kind: PaperKind) => {
    setJobs((before) => [...before, { order, kind }]);
  }, []);
  const done = useCallback(() => setJobs((before) => before.slice(1)), []);
  const [job] = jobs;
  const paper = useMemo(
    () =>
      job && (
        <PrintOrder key={`${job.order.id} ${job.kind}`} order={job.order} kind={job.kind} onDone={done} />
      ),
    [job, done],
  );
  return { print, paper };
}
