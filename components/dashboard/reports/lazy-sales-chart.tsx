"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The chart of sales; its library is loaded when a report is there to be drawn. */
export const LazySalesChart = dynamic(() => import("./sales-chart").then(({ SalesChart }) => SalesChart), {
  ssr: false,
  loading: () => <Skeleton className="h-66" />,
});
