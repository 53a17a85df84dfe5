import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { UserDesk } from "@/components/admin/users/user-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("adminUsers"))("title") };
}

export default async function UsersPage() {
  const admin = await openAdmin("/users");
  return admin && <UserDesk ownId={admin.actor.userId} />;
}
