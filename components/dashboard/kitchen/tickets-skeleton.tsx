import { Skeleton } from "@/components/ui/skeleton";

const PLACES = ["a", "b", "c", "d", "e", "f"] as const;

/** What a kitchen screen shows before its first answer. */
export function TicketsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14em),1fr))] items-start gap-3"
    >
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-[14em]" />
      ))}
    </div>
  );
}
