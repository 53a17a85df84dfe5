import { FormSkeleton, PageSkeleton } from "@/components/storefront/frame/page-skeleton";

/** The shape of an account's pages. */
export default function AccountLoading() {
  return (
    <PageSkeleton>
      <FormSkeleton />
    </PageSkeleton>
  );
}
