import { WorkTheme } from "@/components/frame/work/work-theme";
import { PortalLoading } from "@/components/portals/frame/portal-loading";

/** Above the frame of a group, so it brings the colors of a workplace along. */
export default function Loading() {
  return (
    <WorkTheme>
      <PortalLoading />
    </WorkTheme>
  );
}
