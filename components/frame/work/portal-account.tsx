"use client";

import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { api, resultOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import { PersonMenu } from "./person-menu";

/** The account menu where people work for the platform, or for several restaurants. */
export function PortalAccount({
  name,
  scope,
  canSwitch,
}: {
  name: string;
  scope: "platform" | "admin";
  canSwitch: boolean;
}) {
  const t = useTranslations("common.person");
  const toast = useToast();
  const failureWords = useFailureWords();
  const signOut = async () => {
    const result = await resultOf(api.POST("/api/auth/logout", { params: { query: { scope } } }));
    if (result.ok) window.location.assign("/sign-in");
    else toast({ ...failureWords(result), tone: "failure" });
  };
  return (
    <PersonMenu
      name={name}
      canSwitch={canSwitch}
      groups={[
        [
          {
            label: t("security"),
            icon: ShieldCheck,
            onSelect: () => window.location.assign("/security"),
          },
        ],
      ]}
      onSignOut={signOut}
    />
  );
}
