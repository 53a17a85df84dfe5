import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import type { Twin } from "@/lib/oversight/twins/twin-contract";
import type { TwinPart } from "@/lib/oversight/twins/twin-part";

const PATH = "/api/tenant/{tenantId}/twin" as const;
const paramsOf = (slug: string) => ({ path: { tenantId: slug } });

/** The test twin of a restaurant; null while there is none. */
export const twinOf = (slug: string) =>
  queryOptions({
    queryKey: ["tenant", slug, "twin"],
    queryFn: (): Promise<Twin | null> =>
      dataOf(api.GET(PATH, { params: paramsOf(slug) })).catch((failure: ApiFailure) => {
        if (failure.code === "TWIN_NOT_FOUND") return null;
        throw failure;
      }),
  });

/** Opens it with copies of some parts. */
export const openTwin = (slug: string, copy: TwinPart[]): Promise<Twin> =>
  dataOf(api.POST(PATH, { params: paramsOf(slug), body: { copy } }));

/** Removes it with everything in it. */
export const removeTwin = (slug: string) => dataOf(api.DELETE(PATH, { params: paramsOf(slug) }));
