import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function JobsLayout({ children }: { children: ReactNode }) {
  return <AreaMessages areas={["adminCommon", "adminJobs", "dashboard"]}>{children}</AreaMessages>;
}
