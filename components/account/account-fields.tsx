"use client";

import { useTranslations } from "next-intl";
import { EMAIL_INPUT, EMAIL_RULE, NAME_RULE } from "@/components/form/contact-rule";
import type { FormStore, TextName } from "@/components/form/form-store";
import { TextField } from "@/components/form/text-field";
import type { TextRule } from "@/components/form/text-rule";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@/lib/people/second-factor/password-length";

interface AccountFieldProps<Values extends object> {
  control: FormStore<Values>;
  name: TextName<Values>;
}

export function EmailField<Values extends object>(field: AccountFieldProps<Values>) {
  const t = useTranslations("account");
  return (
    <TextField
      {...field}
      rule={EMAIL_RULE}
      label={t("email")}
      problemText={() => t("emailMissing")}
      input={{ ...EMAIL_INPUT, autoComplete: "username" }}
    />
  );
}

export function NameField<Values extends object>(field: AccountFieldProps<Values>) {
  const t = useTranslations("account");
  return (
    <TextField
      {...field}
      rule={NAME_RULE}
      label={t("name")}
      problemText={() => t("nameMissing")}
      input={{ autoComplete: "name" }}
    />
  );
}

const PASSWORD_RULE = {
  required: true,
  maxLength: MAX_PASSWORD_LENGTH,
  isExact: true,
} satisfies TextRule;

const NEW_PASSWORD_RULE = {
  ...PASSWORD_RULE,
  isValid: (text) => text.length >= MIN_PASSWORD_LENGTH,
} satisfies TextRule;

/** A password: the account's own, or one that is chosen now. */
export function PasswordField<Values extends object>({
  isNew = false,
  ...field
}: AccountFieldProps<Values> & { isNew?: boolean }) {
  const t = useTranslations("account");
  return (
    <TextField
      {...field}
      rule={isNew ? NEW_PASSWORD_RULE : PASSWORD_RULE}
      label={t("password")}
      hint={isNew ? t("passwordHint", { min: MIN_PASSWORD_LENGTH }) : undefined}
      problemText={() => (isNew ? t("passwordShort", { min: MIN_PASSWORD_LENGTH }) : t("passwordMissing"))}
      input={{ type: "password", autoComplete: isNew ? "new-password" : "current-password" }}
    />
  );
}
