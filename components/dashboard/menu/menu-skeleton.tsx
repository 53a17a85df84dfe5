import { Skeleton } from "@/components/ui/skeleton";

const CATEGORIES = ["a", "b", "c", "d", "e", "f"];
const DISHES = ["a", "b", "c", "d", "e", "f", "g"];

/** The rail and the dishes while they load. */
export function MenuSkeleton() {
  return (
    <div aria-busy="true" className="px-4 pt-4 md:px-6">
      <Skeleton className="mb-6 h-9 w-32" />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <div className="hidden flex-col gap-2 lg:flex">
          {CATEGORIES.map((key) => (
            <Skeleton key={key} className="h-10" />
          ))}
        </div>
        <div className="flex flex-col gap-3">
          {DISHES.map((key) => (
            <Skeleton key={key} className="h-16" />
          ))}
        </div>
      </div>
    </div>
  );
}
