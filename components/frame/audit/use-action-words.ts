import { useTranslations } from "next-intl";
import { actionInWords, actionKey } from "./action-key";

type ActionWords = Parameters<ReturnType<typeof useTranslations<"dashboardSettings.audit.action">>>[0];

export function useActionWords(): (action: string) => string {
  const t = useTranslations("dashboardSettings.audit.action");
  return (action) => {
    const key = actionKey(action) as ActionWords;
    return t.has(key) ? t(key) : actionInWords(action);
  };
}
