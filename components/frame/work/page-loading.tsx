import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

/** Holds the place of a page of a workplace that is on its way, and says so to screen readers. */
export async function PageLoading({ children }: { children?: ReactNode }) {
  const t = await getTranslations("common.state");
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {children ?? (
        <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
          <Skeleton className="my-2 h-7 w-48" />
          <div className="mt-9">
            <ListSkeleton />
          </div>
        </div>
      )}
    </div>
  );
}
