import { BOARD_COLUMNS } from "@/components/dashboard/orders/board-order";
import { Skeleton } from "@/components/ui/skeleton";

/** The columns while tickets load. */
export function BoardSkeleton() {
  return (
    <div className="grid flex-1 gap-4 px-4 md:px-6 lg:grid-cols-4">
      {BOARD_COLUMNS.map((column, index) => (
        <div key={column} className={`flex-col gap-3 ${index === 0 ? "flex" : "hidden lg:flex"}`}>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-64" />
          {index % 2 === 0 && <Skeleton className="h-52" />}
        </div>
      ))}
    </div>
  );
}
