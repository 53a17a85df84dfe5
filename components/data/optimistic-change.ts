import { type DataTag, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiFailure } from "./api-failure";

interface OptimisticChange<List, Change, Answer> {
  queryKey: DataTag<readonly unknown[], List, ApiFailure>;
  send: (change: Change) => Promise<Answer>;
  show: (list: List, change: Change) => List;
  /** The list without the change, which was refused; others may have been made meanwhile. */
  undo: (list: List, change: Change) => List;
  onRefused: (failure: ApiFailure, change: Change) => void;
}

/**
 * A mutation of a cached list that shows at once and is taken back when the server refuses it. Changes of one list are
 * sent one after the other, and it is read again after the last.
 */
export function optimisticChange<List, Change, Answer>(
  client: QueryClient,
  { queryKey, send, show, undo, onRefused }: OptimisticChange<List, Change, Answer>,
) {
  const mutationKey = [...queryKey, "change"];
  return mutationOptions({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: send,
    onMutate: async (change) => {
      // A reading under way does not know the change and would wipe it out.
      await client.cancelQueries({ queryKey });
      client.setQueryData<List>(queryKey, (list) => list && show(list, change));
    },
    onError: (failure, change) => {
      client.setQueryData<List>(queryKey, (list) => list && undo(list, change));
      onRefused(failure, change);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
