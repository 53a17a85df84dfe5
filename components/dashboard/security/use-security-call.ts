"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";

const SECONDS_PER_MINUTE = 60;

/** Calls an endpoint of the second factor, once at a time, and says in words why it refused. */
export function useSecurityCall<Body, Answer>(call: (body: Body) => Promise<Answer>) {
  const t = useTranslations("auth");
  const { mutate, isPending, error: failure } = useMutation({ mutationFn: call });

  const send = (body: Body, onDone: (answer: Answer) => void) => {
    if (!isPending) mutate(body, { onSuccess: onDone });
  };

  const words = ({ code, retryAfterSeconds }: ApiFailure) => {
    const minutes = Math.ceil((retryAfterSeconds ?? SECONDS_PER_MINUTE) / SECONDS_PER_MINUTE);
    switch (code) {
      case "INVALID_CREDENTIALS":
        return t("security.wrongPassword");
      case "INVALID_SECOND_FACTOR":
        return t("factor.wrong");
      case "RATE_LIMITED":
        return t("security.tooMany", { minutes });
      case "UNREACHABLE":
        return t("security.unreachable");
      case "UNAUTHENTICATED":
        return t("security.signedOut");
      case "SECOND_FACTOR_ACTIVE":
      case "SECOND_FACTOR_INACTIVE":
        return t("security.changed");
      default:
        return t("security.unexpected");
    }
  };
  return { send, pending: isPending, code: failure?.code ?? null, problem: failure && words(failure) };
}
