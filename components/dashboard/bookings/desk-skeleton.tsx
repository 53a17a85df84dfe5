import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f"];

export function DeskSkeleton() {
  return (
    <div aria-busy="true" className="mt-4 flex flex-col gap-2">
      <Skeleton className="mb-3 h-11 w-72 max-w-full" />
      {ROWS.map((key) => (
        <Skeleton key={key} className="h-19" />
      ))}
    </div>
  );
}
