import { PageSkeleton } from "@/components/storefront/frame/page-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function ReserveLoading() {
  return (
    <PageSkeleton>
      <div className="space-y-6 pt-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-11 w-full" />
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <Skeleton key={day} className="h-14" />
          ))}
        </div>
        <Skeleton className="h-12 max-w-60" />
        <Skeleton className="h-30" />
        <Skeleton className="h-12" />
      </div>
    </PageSkeleton>
  );
}
