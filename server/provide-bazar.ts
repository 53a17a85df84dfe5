import { renderEmail } from "@/emails/render-email";
import { createApp } from "@/lib/app/create-app";
import { provideApp } from "@/lib/platform/current-app";
import { readEnv } from "@/lib/platform/env/env";

export function provideBazar(): void {
  provideApp(() => createApp(readEnv(), { renderEmail }));
}
