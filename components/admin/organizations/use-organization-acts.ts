"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { Organization } from "@/lib/people/groups/organization-contract";
import { ORGANIZATIONS } from "./organization-queries";

type Group = z.output<typeof Organization>;
type GroupBody = BodyOf<"updateOrganization">;

export function useOrganizationActs() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ORGANIZATIONS });
  const create = useMutation({
    mutationFn: (body: BodyOf<"createOrganization">) =>
      dataOf(api.POST("/api/admin/organizations", { body })),
    onSettled: again,
  });
  const update = useMutation({
    mutationFn: (edit: { read: Group; body: GroupBody } & Over<GroupBody>) => {
      const one = "/api/admin/organizations/{organizationId}";
      const params = { path: { organizationId: edit.read.id } };
      return saveOver<Group, GroupBody>({
        ...edit,
        // Members join and leave, whoever else does.
        fieldsOf: ({ name, headquarters }) => ({ name, hqTenantId: headquarters.slug }),
        load: () => stateOf(api.GET(one, { params })),
        send: (body, etag) => dataOf(api.PATCH(one, { params, headers: ifMatch(etag), body })),
      });
    },
    onSettled: again,
  });
  /** A manager's groups are kept with the user: the others stay as they are. */
  const manage = useMutation({
    mutationFn: async (change: { organizationId: string; userId: string; manages: boolean }) => {
      const { organizationId, userId, manages } = change;
      const params = { path: { userId } };
      const user = await dataOf(api.GET("/api/admin/users/{userId}", { params }));
      const others = user.organizations.filter((id) => id !== organizationId);
      const organizations = manages ? [...others, organizationId] : others;
      return dataOf(api.PATCH("/api/admin/users/{userId}", { params, body: { organizations } }));
    },
    onSettled: again,
  });
  return { create, update, manage };
}
