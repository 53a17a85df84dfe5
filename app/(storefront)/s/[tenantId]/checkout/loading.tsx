import { CheckoutSkeleton } from "@/components/storefront/checkout/checkout-skeleton";
import { PageSkeleton } from "@/components/storefront/frame/page-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function CheckoutLoading() {
  return (
    <PageSkeleton width="checkout">
      <div className="py-6">
        <Skeleton className="h-10 w-48" />
      </div>
      <CheckoutSkeleton />
    </PageSkeleton>
  );
}
