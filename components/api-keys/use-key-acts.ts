"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { type Over, saveOver } from "@/components/data/save-over";
import type { ApiKeyWire } from "@/lib/people/api-keys/api-key-contract";
import { callsOf, type KeyChanges, type KeysOf, queryKeyOf } from "./key-calls";

const OfContext = createContext<KeysOf>({ holder: "platform" });
export const KeysOfProvider = OfContext.Provider;
export const useKeysOf = () => useContext(OfContext);

/** What can be done with keys; the list is read again after each act. */
export function useKeyActs() {
  const of = useKeysOf();
  const calls = callsOf(of);
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeyOf(of) });
  return {
    create: useMutation({ mutationFn: calls.create, onSettled }),
    update: useMutation({
      mutationFn: (edit: { read: ApiKeyWire; body: KeyChanges } & Over<KeyChanges>) =>
        saveOver<ApiKeyWire, KeyChanges>({
          ...edit,
          load: () => calls.read(edit.read.id),
          send: (body, etag) => calls.update(edit.read.id, body, etag),
        }),
      onSettled,
    }),
    rotate: useMutation({ mutationFn: calls.rotate, onSettled }),
    revoke: useMutation({ mutationFn: calls.revoke, onSettled }),
  };
}
