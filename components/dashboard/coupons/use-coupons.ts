import { queryOptions, useMutation } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { allPages } from "@/components/data/all-pages";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { useListEdit } from "@/components/data/use-list-edit";
import type { CouponWire } from "@/lib/service/coupons/coupon-contract";
import type { CouponResultWire } from "@/lib/service/coupons/coupon-results-contract";

/** A restaurant's coupons, newest first, read to the last page so that the search finds each of them. */
export const couponList = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "coupons"],
    queryFn: () =>
      allPages<{ coupons: CouponWire[]; nextCursor: string | null }, CouponWire>(
        (cursor) =>
          dataOf(
            api.GET("/api/tenant/{tenantId}/coupons", { params: { path: { tenantId }, query: { cursor } } }),
          ),
        ({ coupons }) => coupons,
      ),
  });

export const couponResults = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "coupon-results"],
    queryFn: async (): Promise<ReadonlyMap<string, CouponResultWire>> => {
      const { results } = await dataOf(
        api.GET("/api/tenant/{tenantId}/coupon-results", { params: { path: { tenantId } } }),
      );
      return new Map(results.map((result) => [result.couponId, result]));
    },
  });

/** Without an id it is a new one. */
type SavedCoupon = { id: null; body: BodyOf<"createCoupon"> } | { id: string; body: BodyOf<"updateCoupon"> };

/** Saves a coupon and shows it; a new one comes first. */
export function useSaveCoupon() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(couponList(tenantId).queryKey);
  return useMutation({
    mutationFn: (saved: SavedCoupon): Promise<CouponWire> =>
      dataOf(
        saved.id === null
          ? api.POST("/api/tenant/{tenantId}/coupons", {
              params: { path: { tenantId } },
              body: saved.body,
            })
          : api.PATCH("/api/tenant/{tenantId}/coupons/{couponId}", {
              params: { path: { tenantId, couponId: saved.id } },
              body: saved.body,
            }),
      ),
    onSuccess: (coupon) =>
      edit((coupons) =>
        coupons.some(({ id }) => id === coupon.id)
          ? coupons.map((each) => (each.id === coupon.id ? coupon : each))
          : [coupon, ...coupons],
      ),
  });
}

export function useDeleteCoupon() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(couponList(tenantId).queryKey);
  return useMutation({
    mutationFn: (couponId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/coupons/{couponId}", { params: { path: { tenantId, couponId } } }),
      ),
    onSuccess: (_, couponId) => edit((coupons) => coupons.filter(({ id }) => id !== couponId)),
  });
}
