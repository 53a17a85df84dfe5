"use client";

import { useTranslations } from "next-intl";
import type { LiveBoard } from "@/components/dashboard/orders/use-board";
import { ConnectionBanner } from "./connection-banner";

interface BoardConnectionProps {
  board: Pick<LiveBoard, "link" | "readAtMs">;
  /** The orders shown are from the device, as of that instant. */
  asOfMs: number | null;
  /** How many steps of this device the server has not answered. */
  steps: number;
}

/** Whether the board can be believed. It is not up to date before it was read again and every step was sent. */
export function BoardConnection({ board: { link, readAtMs }, asOfMs, steps }: BoardConnectionProps) {
  const t = useTranslations("dashboard.live");
  const isRead = readAtMs >= (link.recoveredAtMs ?? 0);
  const recovering = (time: string) =>
    steps > 0 ? t("recoveredSending", { time, count: steps }) : t("recoveredReading", { time });
  return (
    <ConnectionBanner link={link} asOfMs={asOfMs} recovering={steps > 0 || !isRead ? recovering : null} />
  );
}
