"use client";

import { useEffect, useState } from "react";
import { useBoardShell } from "@/components/dashboard/orders/board/use-board-shell";

/** Lets a kitchen screen open without a connection, as the board does: a service worker of its own address keeps its shell. */
export function useScreenShell(): void {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(location.pathname), []);
  useBoardShell(path !== null, path ?? "/");
}
