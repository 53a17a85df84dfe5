"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

const PROGRAM = "bazar-print-bridge.mjs";
/** A name or an address in a network, with or without a port; the command holds it as it is. */
const HOST = /^(?:\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i;

/** How the program is set up that passes tickets on to a printer in the restaurant's network. */
export function BridgeSteps({ url, code }: { url: string; code: string }) {
  const t = useTranslations("dashboardPrinters.bridge");
  const [typed, setTyped] = useState("");
  const { origin } = new URL(url);
  const host = typed.trim();
  const isWrong = host !== "" && !HOST.test(host);
  const command = `node ${PROGRAM} --server ${origin} --code ${code} --printer ${host}`;
  return (
    <>
      <ol className="flex flex-col gap-5">
        <li>
          <p className="mb-2 text-sm">{t("download")}</p>
          <a href={`${origin}/${PROGRAM}`} download={PROGRAM} className={buttonClass("secondary")}>
            <Download className="size-5" strokeWidth={1.5} aria-hidden="true" />
            {PROGRAM}
          </a>
        </li>
        <li>
          <Field label={t("host")} hint={t("hostHint")} error={isWrong ? t("hostWrong") : undefined}>
            <Input
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              placeholder="192.168.1.50"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
            />
          </Field>
        </li>
        <li aria-live="polite">
          <p className="mb-2 text-sm">{t("run")}</p>
          {host === "" || isWrong ? (
            <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">{t("runLater")}</p>
          ) : (
            <>
              <code
                dir="ltr"
                className="mb-3 block rounded-control bg-sunken px-4 py-3 font-mono text-sm break-all select-all"
              >
                {command}
              </code>
              <div className="flex flex-wrap gap-2">
                <CopyButton text={command} label={t("copy")} />
              </div>
            </>
          )}
        </li>
      </ol>
      <details className="mt-5">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
          {t("own")}
        </summary>
        <code
          dir="ltr"
          className="mt-1 block rounded-control bg-sunken px-4 py-3 font-mono text-sm break-all select-all"
        >
          {url}
        </code>
      </details>
    </>
  );
}
