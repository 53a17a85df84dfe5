"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { USERS } from "./user-queries";

const at = (userId: string) => ({ params: { path: { userId } } });

export function useUserActs() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: USERS });
  const create = useMutation({
    mutationFn: (body: BodyOf<"createUser">) => dataOf(api.POST("/api/admin/users", { body })),
    onSettled: again,
  });
  const update = useMutation({
    mutationFn: ({ userId, ...body }: { userId: string } & BodyOf<"updateUser">) =>
      dataOf(api.PATCH("/api/admin/users/{userId}", { ...at(userId), body })),
    onSettled: again,
  });
  const resetFactor = useMutation({
    mutationFn: (userId: string) => dataOf(api.DELETE("/api/admin/users/{userId}/second-factor", at(userId))),
    onSettled: again,
  });
  const sendLink = useMutation({
    mutationFn: (userId: string) => dataOf(api.POST("/api/admin/users/{userId}/password-reset", at(userId))),
  });
  return { create, update, resetFactor, sendLink };
}
