"use client";

import { useCallback, useEffect, useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import type { CouponList, CouponWire } from "@/lib/service/coupons/coupon-contract";

interface Coupons {
  /** All of them, newest first; null until the first answer. */
  coupons: readonly CouponWire[] | null;
  failure: ApiFailure | null;
  load: () => Promise<void>;
  /** Shows a coupon as it was just written, the new ones first. */
  put: (coupon: CouponWire) => void;
  remove: (couponId: string) => void;
}

/** A restaurant's coupons, read to the last page so that the search finds each of them. */
export function useCoupons(): Coupons {
  const couponsUrl = useTenantApi()("/coupons");
  const [coupons, setCoupons] = useState<readonly CouponWire[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const load = useCallback(async () => {
    const all: CouponWire[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `?${new URLSearchParams({ cursor })}` : "";
      const result = await apiCall<CouponList>("GET", `${couponsUrl}${query}`);
      if (!result.ok) return setFailure(result);
      all.push(...result.data.coupons);
      cursor = result.data.nextCursor;
    } while (cursor !== null);
    setFailure(null);
    setCoupons(all);
  }, [couponsUrl]);

  useEffect(() => {
    void load();
  }, [load]);

  const put = useCallback((coupon: CouponWire) => {
    setCoupons((before) => {
      const known = before?.some(({ id }) => id === coupon.id);
      if (!known) return [coupon, ...(before ?? [])];
      return before?.map((each) => (each.id === coupon.id ? coupon : each)) ?? null;
    });
  }, []);
  const remove = useCallback((couponId: string) => {
    setCoupons((before) => before?.filter(({ id }) => id !== couponId) ?? null);
  }, []);
  return { coupons, failure, load, put, remove };
}
