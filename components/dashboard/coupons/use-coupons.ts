import { queryOptions, useMutation } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { allPages } from "@/components/data/all-pages";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
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

type CouponBody = BodyOf<"updateCoupon">;
/** What nobody has read yet is a new one; what a switch turns is decided on nothing else. */
type SavedCoupon =
  | { read: null; body: BodyOf<"createCoupon"> }
  | { read: string; body: CouponBody }
  | ({ read: CouponWire; body: CouponBody } & Over<CouponBody>);

/** Saves a coupon and shows it; a new one comes first. Null where somebody else's change was left as it is. */
export function useSaveCoupon() {
  const { slug: tenantId } = useDashboardTenant();
  const edit = useListEdit(couponList(tenantId).queryKey);
  return useMutation({
    mutationFn: (saved: SavedCoupon): Promise<CouponWire | null> => {
      if (saved.read === null)
        return dataOf(
          api.POST("/api/tenant/{tenantId}/coupons", { params: { path: { tenantId } }, body: saved.body }),
        );
      const one = "/api/tenant/{tenantId}/coupons/{couponId}";
      const couponId = typeof saved.read === "string" ? saved.read : saved.read.id;
      const params = { path: { tenantId, couponId } };
      const send = (body: Partial<CouponBody>, etag: string | null) =>
        dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body }));
      if (!("choose" in saved)) return send(saved.body, null);
      return saveOver<CouponWire, CouponBody>({
        ...saved,
        load: () => stateOf(api.GET(one, { params })),
        send,
      });
    },
    onSuccess: (coupon) =>
      coupon &&
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
