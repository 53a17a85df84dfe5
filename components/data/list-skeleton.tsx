import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function ListSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {ROWS.map((key) => (
        <Skeleton key={key} className="h-11" />
      ))}
    </div>
  );
}
