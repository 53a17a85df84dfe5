"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { api, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { tenantHref } from "@/components/frame/tenant-href";
import { TenantLink, useTenantBase } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { codeDigits } from "./code-digits";

const DIGITS = 4;
const MINUTE_SECONDS = 60;

interface TableCodeProps {
  /** From the printed code of the table. */
  linkToken: string;
  tableName: string;
}

/** Asks a guest who scans the table's code late for the digits that staff read out, and leads to the bill. */
export function TableCode({ linkToken, tableName }: TableCodeProps) {
  const t = useTranslations("tableBill");
  const problemWords = useCodeProblem();
  const router = useRouter();
  const base = useTenantBase();
  const { slug: tenantId } = useStorefront().shop;
  const [code, setCode] = useState("");
  const [isShort, setIsShort] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: { code: string }) =>
      dataOf(
        api.POST("/api/public/{tenantId}/tables/{linkToken}/code", {
          params: { path: { tenantId, linkToken } },
          body,
        }),
      ),
    onSuccess: ({ billToken }) => router.replace(tenantHref(base, `/bill/${billToken}`)),
    onError: () => input.current?.select(),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = code.length === DIGITS;
    setIsShort(!isWhole);
    if (isWhole) mutate({ code });
    else input.current?.focus();
  };
  return (
    <div className="max-w-112">
      <h1 className="font-display text-4xl">{t("table", { name: tableName })}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t("codeBody")}</p>
      <form method="post" onSubmit={send} noValidate className="mt-7 space-y-5">
        <Field
          label={t("codeLabel")}
          required
          error={isShort ? t("codeShort") : error && !isPending && problemWords(error)}
        >
          <Input
            ref={input}
            value={code}
            onChange={(event) => setCode(codeDigits(event.target.value, DIGITS))}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="sm:max-w-52 [&_input]:h-16 [&_input]:text-center [&_input]:text-3xl [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
          />
        </Field>
        <Button type="submit" size="large" pending={isPending || isSuccess} className="w-full sm:w-auto">
          {t("codeOpen")}
        </Button>
      </form>
      <TenantLink path="/" className={`${buttonClass("quiet")} mt-4 max-sm:w-full sm:-ms-4`}>
        {t("toMenu")}
      </TenantLink>
    </div>
  );
}

function useCodeProblem(): (failure: ApiFailure) => string {
  const t = useTranslations("tableBill");
  return ({ code, retryAfterSeconds }) => {
    if (code === "BILL_CODE_WRONG") return t("codeWrong");
    if (code !== "RATE_LIMITED") return t("codeFailed");
    return t("codeTooMany", { minutes: Math.ceil((retryAfterSeconds ?? MINUTE_SECONDS) / MINUTE_SECONDS) });
  };
}
