import { FormSkeleton } from "@/components/dashboard/settings/frame/form-skeleton";
import { PageLoading } from "@/components/frame/work/page-loading";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <PageLoading>
      <div className="max-w-190 px-4 pt-1 pb-12 md:px-6 md:pt-4">
        <Skeleton className="my-2 h-7 w-48" />
        <Skeleton className="mt-3 mb-8 h-5 w-80" />
        <FormSkeleton />
      </div>
    </PageLoading>
  );
}
