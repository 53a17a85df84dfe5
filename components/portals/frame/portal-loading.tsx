import { ListSkeleton } from "@/components/data/list-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

/** Holds the place of a page of a portal. */
export function PortalLoading() {
  return (
    <div className="max-w-280 px-4 pt-2 pb-12 md:px-6 md:pt-4">
      <Skeleton className="mt-2 h-7 w-48" />
      <Skeleton className="mt-4 mb-8 h-5 w-80" />
      <ListSkeleton />
    </div>
  );
}
