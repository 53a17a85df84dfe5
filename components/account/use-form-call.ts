"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { apiCall } from "@/components/data/api-call";

const CODES = [
  "UNREACHABLE",
  "RATE_LIMITED",
  "INVALID_CREDENTIALS",
  "EMAIL_TAKEN",
  "INVALID_TOKEN",
  "ALREADY_MEMBER",
] as const;

/** Sends a form to the API once at a time; `problem` is why it was refused, in words. */
export function useFormCall<Answer>(path: string) {
  const t = useTranslations("account.problem");
  const [pending, setPending] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  const send = async (body: unknown): Promise<Answer | null> => {
    if (pending) return null;
    setPending(true);
    setCode(null);
    const result = await apiCall<Answer>("POST", path, body);
    if (result.ok) return result.data;
    setPending(false);
    setCode(result.code);
    return null;
  };
  const known = CODES.find((each) => each === code);
  return { send, pending, code, problem: code === null ? null : t(known ?? "other") };
}
