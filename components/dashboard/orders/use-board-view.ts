"use client";

import { useCallback, useEffect, useState } from "react";
import { type BoardView, DEFAULT_VIEW, readView } from "./board-view";
import { recall, remember } from "./device-memory";

const KEY = "bazar.board.view";

/** How this device shows its board; kept on the device. */
export function useBoardView(): { view: BoardView; change: (changes: Partial<BoardView>) => void } {
  const [view, setView] = useState(DEFAULT_VIEW);
  useEffect(() => setView(readView(recall(KEY))), []);
  const change = useCallback((changes: Partial<BoardView>) => {
    const next = { ...readView(recall(KEY)), ...changes };
    remember(KEY, next);
    setView((before) => ({ ...before, ...changes }));
  }, []);
  return { view, change };
}
