import { queryOptions } from "@tanstack/react-query";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";

/** Whose keys a page is about. */
export type KeysOf =
  | { holder: "tenant"; tenantId: string }
  | { holder: "group"; organizationId: string }
  | { holder: "platform" };

type NewKey = BodyOf<"createApiKey">;
export type KeyChanges = BodyOf<"updateApiKey">;

/** What the API does with the keys of a restaurant, a group or the platform. */
export function callsOf(of: KeysOf) {
  if (of.holder === "tenant") {
    const path = { tenantId: of.tenantId };
    const base = "/api/tenant/{tenantId}/api-keys" as const;
    const one = `${base}/{keyId}` as const;
    const paramsOf = (keyId: string) => ({ path: { ...path, keyId } });
    return {
      list: () => dataOf(api.GET(base, { params: { path } })),
      create: (body: NewKey) => dataOf(api.POST(base, { params: { path }, body })),
      read: (keyId: string) => stateOf(api.GET(one, { params: paramsOf(keyId) })),
      update: (keyId: string, body: KeyChanges, etag: string | null) =>
        dataOf(api.PATCH(one, { params: paramsOf(keyId), headers: ifMatch(etag), body })),
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
      read: (keyId: string) => stateOf(api.GET(one, { params: paramsOf(keyId) })),
      update: (keyId: string, body: KeyChanges, etag: string | null) =>
        dataOf(api.PATCH(one, { params: paramsOf(keyId), headers: ifMatch(etag), body })),
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
    read: (keyId: string) => stateOf(api.GET(one, { params: paramsOf(keyId) })),
    update: (keyId: string, body: KeyChanges, etag: string | null) =>
      dataOf(api.PATCH(one, { params: paramsOf(keyId), headers: ifMatch(etag), body })),
    rotate: (keyId: string) => dataOf(api.POST(`${one}/rotate`, { params: paramsOf(keyId), body: {} })),
    revoke: (keyId: string) => dataOf(api.DELETE(one, { params: paramsOf(keyId) })),
  };
}

export const queryKeyOf = (of: KeysOf): string[] => {
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
