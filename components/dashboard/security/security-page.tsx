"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import type { SecondFactorState } from "@/lib/people/second-factor/second-factor-contract";
import { ProofDialog } from "./proof-dialog";
import { RecoveryCodes } from "./recovery-codes";
import { disableSecondFactor, renewRecoveryCodes } from "./second-factor-calls";
import { SetUp } from "./set-up";

/** From here on the page presses for new recovery codes. */
const FEW_CODES = 3;

interface SecurityPageProps {
  email: string;
  initial: SecondFactorState;
  /** Where "back" leads; null where there is nothing to go back to. */
  dashboardHref: string | null;
}

export function SecurityPage({ email, initial, dashboardHref }: SecurityPageProps) {
  const t = useTranslations("auth.security");
  const format = useFormatter();
  const [state, setState] = useState(initial);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    setState({
      ...state,
      enabled: true,
      enabledAt: state.enabledAt ?? new Date().toISOString(),
      recoveryCodesLeft: recoveryCodes.length,
    });
  };
  const canLeave = dashboardHref !== null && (state.enabled || !state.required);
  return (
    <main id="content" className="mx-auto flex w-full max-w-120 flex-col gap-8 px-5 pt-[8dvh] pb-16">
      <div>
        <h1 className="font-display text-3xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("account", { email })}</p>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onSaved={() => setCodes(null)} />
      ) : state.enabled ? (
        <Enabled
          state={state}
          onCodes={showCodes}
          onOff={() => setState({ ...state, enabled: false, enabledAt: null, recoveryCodesLeft: 0 })}
        />
      ) : (
        <section className="flex flex-col gap-5">
          <Standing icon={ShieldOff} title={t("off")} />
          <p className="text-ink-soft">{t("lead")}</p>
          {state.required && <p className="font-semibold">{t("required")}</p>}
          {state.dueAt && (
            <p className="font-semibold">
              {t("due", {
                date: format.dateTime(new Date(state.dueAt), { dateStyle: "long", timeZone: "UTC" }),
              })}
            </p>
          )}
          <SetUp email={email} onDone={showCodes} />
        </section>
      )}
      {canLeave && !codes && (
        <a href={dashboardHref} className={`${buttonClass("quiet")} -ms-4 self-start`}>
          {t("backToDashboard")}
        </a>
      )}
    </main>
  );
}

function Standing({ icon: Icon, title }: { icon: typeof ShieldCheck; title: string }) {
  return (
    <h2 className="flex items-center gap-2.5 text-lg font-semibold">
      <Icon className="size-6 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      {title}
    </h2>
  );
}

interface EnabledProps {
  state: SecondFactorState;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}

function Enabled({ state, onCodes, onOff }: EnabledProps) {
  const t = useTranslations("auth.security");
  const format = useFormatter();
  const [asking, setAsking] = useState<"codes" | "off" | null>(null);
  const { enabledAt, recoveryCodesLeft: count } = state;
  return (
    <section className="flex flex-col gap-5">
      <div>
        <Standing icon={ShieldCheck} title={t("on")} />
        {enabledAt && (
          <p className="mt-1 text-ink-soft">
            {t("since", {
              date: format.dateTime(new Date(enabledAt), { dateStyle: "long", timeZone: "UTC" }),
            })}
          </p>
        )}
      </div>
      <div>
        <p className="font-semibold">{t("codesLeft", { count })}</p>
        {count <= FEW_CODES && <p className="mt-1 text-sm text-critical">{t("codesLow")}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsking("codes")}>
          {t("newCodes")}
        </Button>
        <Button variant="quiet-danger" onClick={() => setAsking("off")}>
          {t("turnOff")}
        </Button>
      </div>
      {asking === "codes" && (
        <ProofDialog
          title={t("newCodes")}
          lead={t("newCodesLead")}
          action={t("newCodes")}
          isDanger={false}
          call={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "off" && (
        <ProofDialog
          title={t("turnOff")}
          lead={t("turnOffLead")}
          action={t("turnOff")}
          isDanger
          call={disableSecondFactor}
          onDone={onOff}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
