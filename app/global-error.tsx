"use client";

import { MessagePage } from "@/components/frame/message-page";
import { Button } from "@/components/ui/button";
import common from "@/lib/core/i18n/messages/en/common.json";
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
        <title>{common.failure.title}</title>
        <MessagePage
          title={common.failure.title}
          action={<Button onClick={reset}>{common.actions.retry}</Button>}
          footnote={error.digest ? common.failure.reference.replace("{digest}", error.digest) : undefined}
        >
          {common.failure.body}
        </MessagePage>
      </body>
    </html>
  );
}
