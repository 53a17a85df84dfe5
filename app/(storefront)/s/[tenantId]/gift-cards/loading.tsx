import { FormSkeleton, PageSkeleton } from "@/components/storefront/frame/page-skeleton";

/** The shape of the gift cards. */
export default function GiftCardsLoading() {
  return (
    <PageSkeleton>
      <FormSkeleton />
    </PageSkeleton>
  );
}
