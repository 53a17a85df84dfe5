import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads all queries on screen below a key anew, each of them after the call, and marks the others as out of date. True
 * when all were answered.
 */
export async function refreshQueries(client: QueryClient, queryKey: QueryKey): Promise<boolean> {
  // A reading under way may have begun before what is to be seen now, and the library would join a first one.
  await client.refetchQueries(
    { queryKey, type: "active", fetchStatus: "fetching" },
    { cancelRefetch: false },
  );
  return client.invalidateQueries({ queryKey }, { throwOnError: true }).then(
    () => true,
    () => false,
  );
}
