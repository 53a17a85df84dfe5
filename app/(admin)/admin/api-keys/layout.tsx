import type { ReactNode } from "react";
import { AreaMessages } from "@/components/i18n/area-messages";

export default function ApiKeysLayout({ children }: { children: ReactNode }) {
  return <AreaMessages areas={["apiKeys", "conflict"]}>{children}</AreaMessages>;
}
