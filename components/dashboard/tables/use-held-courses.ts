"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { kitchenKey, kitchenTickets } from "@/components/dashboard/kitchen/kitchen-door";
import { nextCourse } from "@/components/dashboard/kitchen/next-course";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useToast } from "@/components/ui/toast";
import type { BillWire } from "@/lib/service/bills/bill-contract";

type Course = { round: number; course: number };

/**
 * The courses of a bill that wait in the kitchen, and how one is fired. The kitchen is asked only where something was
 * ordered by course, and a course that was fired before stays fired once.
 */
export function useHeldCourses({ id, items }: BillWire) {
  const t = useTranslations("dashboardTables");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const hasCourses = items.some(({ course, voidedAt }) => course !== null && voidedAt === null);
  const { data } = useQuery({
    ...kitchenTickets({ tenantId, kind: "member", stationId: null }),
    enabled: hasCourses,
  });
  const fire = useMutation({
    mutationFn: ({ round, course }: Course) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/kitchen/steps", {
          params: {
            path: { tenantId },
            header: { "Idempotency-Key": crypto.randomUUID() },
          },
          body: { kind: "fire", subjectId: id, round, course },
        }),
      ),
    onSuccess: (_, { course }) => toast({ title: t("fired", { course }) }),
    onError: (failure) => failureToast(t("fireFailed"), failure),
    onSettled: () => client.invalidateQueries({ queryKey: kitchenKey(tenantId) }),
  });
  const nextOf = (round: number): number | null => {
    const ticket = data?.tickets.find((ticket) => ticket.billId === id && ticket.round === round);
    return ticket ? nextCourse(ticket) : null;
  };
  return { nextOf, fire };
}
