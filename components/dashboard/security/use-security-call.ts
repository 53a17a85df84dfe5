"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type ApiFailure, apiCall } from "@/components/data/api-call";

const SECONDS_PER_MINUTE = 60;

/** Calls the endpoints of the second factor, one at a time, and says in words why one refused. */
export function useSecurityCall() {
  const t = useTranslations("auth");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const send = async <Data>(path: string, body: unknown): Promise<Data | null> => {
    if (pending) return null;
    setPending(true);
    setFailure(null);
    const result = await apiCall<Data>("POST", `/api/auth/second-factor${path}`, body);
    setPending(false);
    if (result.ok) return result.data;
    setFailure(result);
    return null;
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
  return { send, pending, code: failure?.code ?? null, problem: failure && words(failure) };
}
