import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

interface PageSkeletonProps {
  /** As wide as the menu, the checkout or a single column. */
  width?: "column" | "checkout";
  children: ReactNode;
}

const WIDTHS = { column: "max-w-168", checkout: "max-w-272" };

export function PageSkeleton({ width = "column", children }: PageSkeletonProps) {
  const t = useTranslations("common.state");
  return (
    <main id="content" aria-busy="true" className={`mx-auto min-h-dvh px-5 md:px-10 ${WIDTHS[width]}`}>
      <p className="sr-only">{t("loading")}</p>
      <div className="flex min-h-14 items-center">
        <Skeleton className="h-5 w-40" />
      </div>
      {children}
    </main>
  );
}

export function FormSkeleton() {
  return (
    <div className="space-y-6 pt-6">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-full" />
      {[0, 1, 2, 3].map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12" />
        </div>
      ))}
      <Skeleton className="h-13" />
    </div>
  );
}
