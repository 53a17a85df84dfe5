"use client";

import { type DataTag, useQueryClient } from "@tanstack/react-query";
import type { ApiFailure } from "./api-failure";

/** Shows in a cached list what the server answered to a change, and reads the list again behind it. */
export function useListEdit<Item>(
  queryKey: DataTag<readonly unknown[], Item[], ApiFailure>,
): (edit: (items: Item[]) => Item[]) => Promise<void> {
  const client = useQueryClient();
  return async (edit) => {
    // A reading under way may be older than the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData<Item[]>(queryKey, (items) => items && edit(items));
    void client.invalidateQueries({ queryKey });
  };
}
