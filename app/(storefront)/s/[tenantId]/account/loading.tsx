import { FormSkeleton, PageSkeleton } from "@/components/storefront/frame/page-skeleton";

export default function AccountLoading() {
  return (
    <PageSkeleton>
      <FormSkeleton />
    </PageSkeleton>
  );
}
