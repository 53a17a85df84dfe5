import { PageSkeleton } from "@/components/storefront/frame/page-skeleton";
import { TrackingSkeleton } from "@/components/storefront/order/tracking-skeleton";

/** The shape of an order that is followed. */
export default function OrderLoading() {
  return (
    <PageSkeleton>
      <div className="pt-6">
        <TrackingSkeleton />
      </div>
    </PageSkeleton>
  );
}
