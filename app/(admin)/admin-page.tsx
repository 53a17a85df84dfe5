import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type Asked, arriving, askedOf, type PageProps, titled } from "@/app/arriving-page";
import type { FirstQuery } from "@/app/first-reads";
import { openAdmin } from "@/components/admin/frame/open-admin";
import type { MessageKey } from "@/lib/core/i18n/catalogue";

type Opened = Asked & NonNullable<Awaited<ReturnType<typeof openAdmin>>>;

interface AdminPage {
  /** Where it is in the administration; who has to sign in first is led back there. */
  path: string | ((asked: Asked) => string);
  /** Left out where the administration's own title says it, or the page writes one itself. */
  title?: MessageKey;
  /** The browser's queries that the page shows first; they are read on the server. */
  first?: (opened: Opened) => readonly FirstQuery[];
  show: (opened: Opened) => ReactNode | Promise<ReactNode>;
}

/** A page of the administration: who may see it, its title, and its data on arrival (docs/decisions/091). */
export function adminPage({ path, title, first = () => [], show }: AdminPage) {
  return {
    generateMetadata: async (): Promise<Metadata> => (title ? titled(title) : {}),

    async Page(props: PageProps): Promise<ReactNode> {
      const asked = await askedOf(props);
      const admin = await openAdmin(typeof path === "string" ? path : path(asked));
      if (!admin) return null;
      const opened = { ...asked, ...admin };
      return arriving(first(opened), show(opened));
    },
  };
}
