import { Skeleton } from "@/components/ui/skeleton";

export function TrackingSkeleton() {
  return (
    // As high as the screen: the footer below must not move when the order arrives.
    <div className="min-h-dvh space-y-7">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-7" />
      <Skeleton className="mt-10 h-44" />
    </div>
  );
}
