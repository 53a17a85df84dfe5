import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { api, type BodyOf, dataOf } from "@/components/data/api";

/** Whose keys a page is about. */
export type KeysOf =
  | { holder: "tenant"; tenantId: string }
  | { holder: "group"; organizationId: string }
  | { holder: "platform" };

const OfContext = createContext<KeysOf>({ holder: "platform" });
export const KeysOfProvider = OfContext.Provider;
export const useKeysOf = () => useContext(OfContext);

type NewKey = BodyOf<"createApiKey">;
type Changes = BodyOf<"updateApiKey">;

/** What the API does with the keys of a restaurant, a group or the platform. */
function callsOf(of: KeysOf) {
  if (of.holder === "tenant") {
    const path = { tenantId: of.tenantId };
    const base = "/api/tenant/{tenantId}/api-keys" as const;
    const one = `${base}/{keyId}` as const;
    const paramsOf = (keyId: string) => ({ path: { ...path, keyId } });
    return {
      list: () => dataOf(api.GET(base, { params: { path } })),
      create: (body: NewKey) => dataOf(api.POST(base, { params: { path }, body })),
      update: (keyId: string, body: Changes) => dataOf(api.PATCH(one, { params: paramsOf(keyId), body })),
      rotate: (keyId: string) => dataOf(api.POST(`${one}/rotate`, { params: paramsOf(keyId), body: {} })),
      revoke: (keyId: string) => dataOf(api.DELETE(one, { params: paramsOf(keyId) })),
    };
  }
  if (of.holder === "group") {
    const path = { organizationId: of.organizationId };
    const base = "/api/group/{organizationId}/api-keys" as const;
    const one = `${base}/{keyId}` as const;
    const paramsOf = (keyId: string) => ({ path: { ...path, keyId } });
    return {
      list: () => dataOf(api.GET(base, { params: { path } })),
      create: (body: NewKey) => dataOf(api.POST(base, { params: { path }, body })),
      update: (keyId: string, body: Changes) => dataOf(api.PATCH(one, { params: paramsOf(keyId), body })),
      rotate: (keyId: string) => dataOf(api.POST(`${one}/rotate`, { params: paramsOf(keyId), body: {} })),
      revoke: (keyId: string) => dataOf(api.DELETE(one, { params: paramsOf(keyId) })),
    };
  }
  const base = "/api/admin/api-keys" as const;
  const one = `${base}/{keyId}` as const;
  const paramsOf = (keyId: string) => ({ path: { keyId } });
  return {
    list: () => dataOf(api.GET(base)),
    create: (body: NewKey) => dataOf(api.POST(base, { body })),
    update: (keyId: string, body: Changes) => dataOf(api.PATCH(one, { params: paramsOf(keyId), body })),
    rotate: (keyId: string) => dataOf(api.POST(`${one}/rotate`, { params: paramsOf(keyId), body: {} })),
    revoke: (keyId: string) => dataOf(api.DELETE(one, { params: paramsOf(keyId) })),
  };
}

const queryKeyOf = (of: KeysOf): string[] => {
  if (of.holder === "tenant") return ["tenant", of.tenantId, "api-keys"];
  return of.holder === "group" ? ["group", of.organizationId, "api-keys"] : ["admin", "api-keys"];
};

export const apiKeys = (of: KeysOf) =>
  queryOptions({
    queryKey: queryKeyOf(of),
    queryFn: () =>
      callsOf(of)
        .list()
        .then(({ apiKeys: keys }) => keys),
  });

/** What can be done with keys; the list is read again after each act. */
export function useKeyActs() {
  const of = useKeysOf();
  const calls = callsOf(of);
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeyOf(of) });
  return {
    create: useMutation({ mutationFn: calls.create, onSettled }),
    update: useMutation({
      mutationFn: ({ keyId, body }: { keyId: string; body: Changes }) => calls.update(keyId, body),
      onSettled,
    }),
    rotate: useMutation({ mutationFn: calls.rotate, onSettled }),
    revoke: useMutation({ mutationFn: calls.revoke, onSettled }),
  };
}
