import { PortalLoading } from "@/components/portals/frame/portal-loading";

export default function Loading() {
  return <PortalLoading />;
}
