import { PageLoading } from "@/components/frame/work/page-loading";

export default function Loading() {
  return <PageLoading />;
}
