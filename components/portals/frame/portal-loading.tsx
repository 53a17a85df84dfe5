import { ListSkeleton } from "@/components/data/list-skeleton";
import { PageLoading } from "@/components/frame/work/page-loading";
import { Skeleton } from "@/components/ui/skeleton";

export function PortalLoading() {
  return (
    <PageLoading>
      <div className="max-w-280 px-4 pt-2 pb-12 md:px-6 md:pt-4">
        <Skeleton className="mt-2 h-7 w-48" />
        <Skeleton className="mt-4 mb-8 h-5 w-80" />
        <ListSkeleton />
      </div>
    </PageLoading>
  );
}
