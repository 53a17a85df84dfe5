import { writtenList } from "@/lib/core/i18n/written-list";
import { useLanguage } from "./use-language";

/** Writes names one after the other, as the visitor's language separates them. */
export function useWrittenList(): (names: readonly string[]) => string {
  const language = useLanguage();
  return (names) => writtenList(names, language);
}
