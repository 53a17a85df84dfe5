"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { ORGANIZATIONS } from "./organization-queries";

export function useOrganizationActs() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ORGANIZATIONS });
  const create = useMutation({
    mutationFn: (body: BodyOf<"createOrganization">) =>
      dataOf(api.POST("/api/admin/organizations", { body })),
    onSettled: again,
  });
  const update = useMutation({
    mutationFn: ({ organizationId, ...body }: { organizationId: string } & BodyOf<"updateOrganization">) =>
      dataOf(
        api.PATCH("/api/admin/organizations/{organizationId}", {
          params: { path: { organizationId } },
          body,
        }),
      ),
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
