import type { App } from "@/lib/payments/app";
import type { Twin } from "./twin-contract";
import type { TwinRow } from "./twin-store";

/** A twin on the wire. */
export function twinView(app: App, { openedAt, ...twin }: TwinRow): Twin {
  const { publicUrl } = app.env;
  return {
    ...twin,
    storefrontUrl: `${publicUrl}/s/${twin.slug}`,
    dashboardUrl: `${publicUrl}/t/${twin.slug}`,
    openedAt: openedAt.toISOString(),
  };
}
