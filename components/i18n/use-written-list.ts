import { writtenList } from "@/lib/core/i18n/written-list";
import { useLanguage } from "./use-language";

export function useWrittenList(): (names: readonly string[]) => string {
  const language = useLanguage();
  return (names) => writtenList(names, language);
}
