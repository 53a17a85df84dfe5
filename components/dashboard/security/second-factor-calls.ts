import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { RecoveryCodes, SecondFactorDraft } from "@/lib/people/second-factor/second-factor-contract";

export type SecondFactorProof = BodyOf<"disableSecondFactor">;

export const beginSecondFactor = (body: BodyOf<"beginSecondFactor">): Promise<SecondFactorDraft> =>
  dataOf(api.POST("/api/auth/second-factor", { body }));

export const confirmSecondFactor = (body: BodyOf<"confirmSecondFactor">): Promise<RecoveryCodes> =>
  dataOf(api.POST("/api/auth/second-factor/confirm", { body }));

export const disableSecondFactor = (body: SecondFactorProof): Promise<unknown> =>
  dataOf(api.POST("/api/auth/second-factor/disable", { body }));

export const reauthenticate = (
  scope: "platform" | "admin",
  body: BodyOf<"reauthenticate">,
): Promise<unknown> => dataOf(api.POST("/api/auth/reauthenticate", { params: { query: { scope } }, body }));

export const renewRecoveryCodes = (body: SecondFactorProof): Promise<RecoveryCodes> =>
  dataOf(api.POST("/api/auth/second-factor/recovery-codes", { body }));
