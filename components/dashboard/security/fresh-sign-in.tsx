"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { provideFreshSignIn } from "@/components/data/fresh-sign-in";
import { ProofDialog } from "./proof-dialog";
import { reauthenticate } from "./second-factor-calls";

interface FreshSignInProps {
  email: string;
  hasSecondFactor: boolean;
  /** Which session the page acts with. */
  scope: "platform" | "admin";
}

/** Asks for the password wherever a call of the page is refused for want of a fresh sign-in; the call then goes on. */
export function FreshSignIn({ email, hasSecondFactor, scope }: FreshSignInProps) {
  const t = useTranslations("auth.fresh");
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<((isFresh: boolean) => void) | null>(null);
  const finish = (isFresh: boolean) => {
    waiting.current?.(isFresh);
    waiting.current = null;
    setIsOpen(false);
  };
  useEffect(() => {
    const stop = provideFreshSignIn(
      () =>
        new Promise((resolve) => {
          waiting.current = resolve;
          setIsOpen(true);
        }),
    );
    return () => {
      stop();
      waiting.current?.(false);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <ProofDialog
      title={t("title")}
      lead={t("lead", { email })}
      action={t("confirm")}
      isDanger={false}
      asksCode={hasSecondFactor}
      email={email}
      call={(proof) => reauthenticate(scope, proof)}
      onDone={() => finish(true)}
      onClose={() => finish(false)}
    />
  );
}
