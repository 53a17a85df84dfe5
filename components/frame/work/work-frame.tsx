import type { ReactNode } from "react";
import { LanguageSwitch } from "@/components/i18n/language-switch";
import { STAFF_LOCALES } from "@/lib/core/i18n/locales";

interface WorkFrameProps {
  /** Whose workplace it is: a restaurant, or the platform. */
  title: ReactNode;
  nav: ReactNode;
  account: ReactNode;
  /** Shown above every page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of every page where people work: the dashboard, the platform's administration, the portals. */
export function WorkFrame({ title, nav, account, notice, children }: WorkFrameProps) {
  return (
    <div className="md:grid md:grid-cols-[5rem_minmax(0,1fr)] xl:grid-cols-[11.5rem_minmax(0,1fr)] print:block">
      <header className="flex items-center gap-2 px-4 pt-2 md:sticky md:top-0 md:h-dvh md:flex-col md:items-stretch md:border-e md:border-line md:px-2.5 md:py-4 print:hidden">
        <p className="min-w-0 flex-1 truncate font-display text-lg md:hidden xl:mb-4 xl:block xl:flex-none xl:px-3 xl:leading-tight xl:whitespace-normal">
          {title}
        </p>
        {nav}
        <div className="flex items-center md:mt-auto md:shrink-0 md:flex-col md:items-stretch">
          <span className="[&>label]:md:w-full [&>label]:md:justify-center [&>label]:xl:justify-start [&>label]:xl:gap-3 [&>label]:xl:px-3">
            <LanguageSwitch locales={STAFF_LOCALES} />
          </span>
          {account}
        </div>
      </header>
      <main id="content" className="min-w-0 pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0 print:pb-0">
        {notice}
        {children}
      </main>
    </div>
  );
}
