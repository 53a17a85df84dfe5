"use client";

import { useTranslations } from "next-intl";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { type Picked, SearchPicker } from "@/components/data/search-picker";

const SHOWN = 8;

interface PickerProps {
  chosen: readonly Picked[];
  onChange: (chosen: Picked[]) => void;
  single?: boolean;
  label?: string;
}

export function RestaurantPicker(props: PickerProps) {
  const t = useTranslations("adminUsers.picker");
  const find = async (search: string) => {
    const query = { sort: "name", limit: SHOWN, ...(search && { search }) } as const;
    const { tenants } = await dataOf(api.GET("/api/admin/tenants", { params: { query } }));
    return tenants.map(({ slug, name, city }) => ({ value: slug, label: name, note: `${slug} · ${city}` }));
  };
  return <Picker {...props} of={["admin", "tenants"]} find={find} placeholder={t("restaurants")} />;
}

export function UserPicker({ of: role, ...props }: PickerProps & { of?: BodyOf<"createUser">["role"] }) {
  const t = useTranslations("adminUsers.picker");
  const find = async (search: string) => {
    const query = { limit: SHOWN, ...(search && { search }), ...(role && { role }) };
    const { users } = await dataOf(api.GET("/api/admin/users", { params: { query } }));
    return users.map(({ id, name, email }) => ({ value: id, label: name, note: email }));
  };
  return <Picker {...props} of={["admin", "users", role]} find={find} placeholder={t("users")} />;
}

export function OrganizationPicker(props: PickerProps) {
  const t = useTranslations("adminUsers.picker");
  const find = async (search: string) => {
    const query = { limit: SHOWN, ...(search && { search }) };
    const { organizations } = await dataOf(api.GET("/api/admin/organizations", { params: { query } }));
    return organizations.map(({ id, name }) => ({ value: id, label: name }));
  };
  return <Picker {...props} of={["admin", "organizations"]} find={find} placeholder={t("organizations")} />;
}

interface FindingProps extends PickerProps {
  of: readonly unknown[];
  find: (text: string) => Promise<Picked[]>;
  placeholder: string;
}

function Picker(props: FindingProps) {
  const t = useTranslations("adminUsers.picker");
  return <SearchPicker {...props} removeLabel={(name) => t("remove", { name })} noneLabel={t("none")} />;
}
