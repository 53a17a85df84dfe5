"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiResult, api, type BodyOf, dataOf, resultOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import type { components } from "@/components/data/generated/api-schema";
import { DINER_AREA } from "./account-area";

type BazarAccount = components["schemas"]["BazarAccount"];
export type SavedAddress = components["schemas"]["SavedAddress"];

const DETAILS = ["account", DINER_AREA.realm, "details"];

export function useBazarAccount(): {
  account: BazarAccount | undefined;
  failure: ApiFailure | null;
  isReading: boolean;
  readAgain: () => void;
  change: (body: BodyOf<"updateBazarAccount">) => Promise<ApiResult<BazarAccount>>;
} {
  const client = useQueryClient();
  const {
    data: account,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: DETAILS,
    queryFn: () => dataOf(api.GET("/api/bazar/me")),
  });
  const change = async (body: BodyOf<"updateBazarAccount">) => {
    const result = await resultOf(api.PATCH("/api/bazar/me", { body }));
    if (result.ok) client.setQueryData(DETAILS, result.data);
    return result;
  };
  return {
    account,
    failure: account ? null : error,
    isReading: isFetching,
    readAgain: () => void refetch(),
    change,
  };
}
