import { Skeleton } from "@/components/ui/skeleton";

export function CheckoutSkeleton() {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <div className="space-y-5">
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-12 w-72" />
        <Skeleton className="h-12" />
        <Skeleton className="mt-10 h-9 w-32" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-96 rounded-panel" />
    </div>
  );
}
