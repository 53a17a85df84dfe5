import type { ReactNode } from "react";
import { StockViews } from "@/components/dashboard/stock/stock-views";

export default function StockLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <StockViews />
      {children}
    </>
  );
}
