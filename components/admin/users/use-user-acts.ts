"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api, type BodyOf, dataOf, ifMatch, stateOf } from "@/components/data/api";
import { type Over, saveOver } from "@/components/data/save-over";
import type { AdminUser } from "@/lib/oversight/admin/admin-contract";
import { USERS } from "./user-queries";

const at = (userId: string) => ({ params: { path: { userId } } });

type User = z.output<typeof AdminUser>;
type UserBody = BodyOf<"updateUser">;

export function useUserActs() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: USERS });
  const create = useMutation({
    mutationFn: (body: BodyOf<"createUser">) => dataOf(api.POST("/api/admin/users", { body })),
    onSettled: again,
  });
  const update = useMutation({
    mutationFn: (edit: { read: User; body: UserBody } & Over<UserBody>) =>
      saveOver<User, UserBody>({
        ...edit,
        load: () => stateOf(api.GET("/api/admin/users/{userId}", at(edit.read.id))),
        send: (body, etag) =>
          dataOf(
            api.PATCH("/api/admin/users/{userId}", { ...at(edit.read.id), headers: ifMatch(etag), body }),
          ),
      }),
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
