"use client";

import { MessagePage } from "@/components/frame/message-page";
import { buttonClass } from "@/components/ui/button-style";
import failure from "@/lib/core/i18n/messages/en/failure.json";
import "./globals.css";

interface GlobalFailureProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Stands in for the whole document when the layout itself failed, so it needs nothing from it. */
export default function GlobalFailure({ error, reset }: GlobalFailureProps) {
  return (
    <html lang="en">
      <body>
        <title>{failure.title}</title>
        <MessagePage
          title={failure.title}
          action={
            <button type="button" onClick={reset} className={buttonClass()}>
              {failure.retry}
            </button>
          }
          footnote={error.digest}
        >
          {failure.body}
        </MessagePage>
      </body>
    </html>
  );
}
