"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { refreshQueries } from "./refresh-queries";
import { type Live, useStream } from "./use-stream";

/** What the platform is doing at a restaurant, which the frame of its dashboard shows above every page. */
export const NOTICES_KEY = ["platform-notices"] as const;

interface LiveInput {
  /** The event stream; null while there is nothing to follow. */
  url: string | null;
  /** What is read anew when the stream reports a change: all queries on screen below this key. */
  queryKey: QueryKey;
  /** While the stream is silent a page that nobody sees does not ask, but when it is seen again. */
  restsUnseen?: boolean;
}

/** Keeps queries current through an event stream and returns whether they are. */
export function useLive({ url, queryKey, restsUnseen = false }: LiveInput): Live {
  const client = useQueryClient();
  return useStream({
    url,
    read: () => refreshQueries(client, queryKey),
    onNotice: () => void client.invalidateQueries({ queryKey: NOTICES_KEY }),
    restsUnseen,
  });
}
