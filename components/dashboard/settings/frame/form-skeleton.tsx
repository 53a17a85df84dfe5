import { Skeleton } from "@/components/ui/skeleton";

/** Holds the place of a form that is loading. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-12" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-48" />
    </div>
  );
}
