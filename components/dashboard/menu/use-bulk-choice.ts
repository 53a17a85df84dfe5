"use client";

import { useState } from "react";

/** Which dishes are chosen for a bulk edit; null while nothing is being chosen. The choice lasts across categories. */
export function useBulkChoice() {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>(null);
  return {
    chosenIds,
    setChoosing: (choosing: boolean) => setChosenIds(choosing ? new Set() : null),
    choose: (id: string, chosen: boolean) =>
      setChosenIds((before) => {
        const next = new Set(before);
        if (chosen) next.add(id);
        else next.delete(id);
        return next;
      }),
    chooseAll: (ids: readonly string[]) => setChosenIds((before) => new Set([...(before ?? []), ...ids])),
  };
}
