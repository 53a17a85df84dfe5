import { FormSkeleton, PageSkeleton } from "@/components/storefront/frame/page-skeleton";

export default function GiftCardsLoading() {
  return (
    <PageSkeleton>
      <FormSkeleton />
    </PageSkeleton>
  );
}
