import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { GroupCopy } from "@/components/portals/group/group-copy";
import { openGroup } from "@/components/portals/group/open-group";
import { getPageApp } from "@/lib/app/page-app";
import { languageOf } from "@/lib/core/i18n/locales";
import { COPY_KINDS } from "@/lib/oversight/groups/group-copy-contract";
import { listCopyable } from "@/lib/oversight/groups/list-copyable";

interface Props {
  params: Promise<{ organizationId: string }>;
  searchParams: Promise<Record<"kind" | "from" | "to", string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.place");
  return { title: t("copy") };
}

export default async function CopyPage({ params, searchParams }: Props) {
  const access = await openGroup((await params).organizationId, "/copy");
  if (!access) return null;
  const { group } = access;
  const query = await searchParams;
  const kind = COPY_KINDS.find((each) => each === queryText(query.kind)) ?? "dish";
  const from = queryText(query.from);
  const source =
    group.tenants.find(({ slug }) => slug === from) ??
    group.tenants.find(({ id }) => id === group.hqTenantId);
  if (!source) return null;
  const language = languageOf(await getLocale());
  const subjects =
    kind === "dish" || kind === "coupon"
      ? await listCopyable(getPageApp(), { tenant: source, kind, language })
      : [];
  return (
    <GroupCopy
      key={`${kind} ${source.slug}`}
      organizationId={group.id}
      members={group.tenants.map(({ slug, name }) => ({ slug, name }))}
      kind={kind}
      from={source.slug}
      subjects={subjects}
      chosen={queryText(query.to)}
    />
  );
}
