import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { removePin } from "@/components/dashboard/device/device-calls";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { Member } from "@/lib/people/accounts/staff-contract";

const path = (tenantId: string) => ({ params: { path: { tenantId } } });

/** Everybody on the team, longest first. */
export const teamMembers = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "team"],
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/staff", path(tenantId))).then(({ staff }) => staff),
  });

export const openInvitations = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "invitations"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/invitations", path(tenantId))).then(
        ({ invitations }) => invitations,
      ),
  });

export type TeamMember = z.output<typeof Member>;
type RoleBody = BodyOf<"changeMember">;

export function useTeamChanges() {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const again = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: teamMembers(tenantId).queryKey }),
      client.invalidateQueries({ queryKey: openInvitations(tenantId).queryKey }),
    ]);
  const invite = useMutation({
    mutationFn: (body: BodyOf<"inviteStaff">) =>
      dataOf(api.POST("/api/tenant/{tenantId}/invitations", { ...path(tenantId), body })),
    onSettled: again,
  });
  const revoke = useMutation({
    mutationFn: (invitationId: string) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/invitations/{invitationId}", {
          params: { path: { tenantId, invitationId } },
        }),
      ),
    onSettled: again,
  });
  const change = useMutation({
    mutationFn: (edit: { read: TeamMember; body: RoleBody } & Over<RoleBody>) => {
      const one = "/api/tenant/{tenantId}/staff/{userId}";
      const params = { path: { tenantId, userId: edit.read.userId } };
      return saveOver<TeamMember, RoleBody>({
        ...edit,
        load: () => stateOf(api.GET(one, { params })),
        send: ({ role = edit.body.role }, etag) =>
          dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body: { role } })),
      });
    },
    onSettled: again,
  });
  const remove = useMutation({
    mutationFn: (userId: string) =>
      dataOf(api.DELETE("/api/tenant/{tenantId}/staff/{userId}", { params: { path: { tenantId, userId } } })),
    onSettled: again,
  });
  const takePin = useMutation({
    mutationFn: (userId: string) => removePin(tenantId, userId),
    onSettled: again,
  });
  return { invite, revoke, change, remove, takePin };
}
