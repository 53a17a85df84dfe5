"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client";

/** Lets what is below read and change the server's data. When the session has ended, the page leads to the sign-in. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [client] = useState(() => createQueryClient({ onSignedOut: () => router.refresh() }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
