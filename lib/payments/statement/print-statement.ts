import { type RegionalLocale, staffLocale } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";
import { regionalWriter } from "@/lib/core/i18n/regional-writer";
import { translator } from "@/lib/core/i18n/translator";
import type { App } from "@/lib/payments/app";
import { pictureOfText } from "@/lib/platform/media/text-picture-gateway";
import { namesPurse } from "./balance-transaction";
import { getStatement, type StatementOwner } from "./get-statement";
import type { StatementDays, StatementWire } from "./period-statement-contract";
import { drawStatement, type SheetRow } from "./statement-sheet";

type Section = StatementWire["currencies"][number];
type Words = ReturnType<typeof translator<"dashboardMoney">>;

/** The statement of whole days as a PDF, in the restaurant's first language. */
export async function printStatement(
  app: App,
  input: {
    tenant: StatementOwner & { name: string; country: string; locales: string[] };
    days: StatementDays;
  },
): Promise<Buffer<ArrayBuffer>> {
  const { tenant, days } = input;
  const statement = await getStatement(app, { tenant, days });
  const { country, timeZone } = tenant;
  const language = staffLocale(tenant.locales);
  const t = translator(language, "dashboardMoney", tenant);
  const { day } = regionalWriter({ language, country, timeZone: "UTC" });
  const made = regionalWriter({ language, country, timeZone }).moment(app.clock.now());
  const sheet = {
    title: t("statement.title"),
    restaurant: tenant.name,
    about: [
      t("statement.days", { from: day(statement.from), to: day(statement.to) }),
      t("statement.made", { time: made, zone: timeZone }),
    ],
    tables: statement.currencies.map((section) => tableOf(section, t, regionalLocale(language, country))),
    pageOf: (page: number, pages: number) => t("statement.page", { page, pages }),
  };
  return Buffer.from(await drawStatement(sheet, pictureOfText));
}

function tableOf({ currency, opening, lines, closing }: Section, t: Words, locale: RegionalLocale) {
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount);
  const standing = (label: string, { held, available, balance }: Section["opening"]): SheetRow => ({
    label,
    cells: ["", "", "", money(balance), money(held), money(available)],
    isStrong: true,
  });
  const rows = lines.map((line): SheetRow => {
    const type = t(`types.${line.type}`);
    return {
      label:
        line.purse === null || !namesPurse(line.type)
          ? type
          : t("statement.ofPurse", { type, purse: t(`purses.${line.purse}`) }),
      cells: [
        String(line.count),
        money(line.gross),
        money(line.fee),
        money(line.net),
        money(line.held),
        money(line.available),
      ],
      isStrong: false,
    };
  });
  return {
    heading: currency,
    columns: [
      t("statement.count"),
      t("statement.gross"),
      t("statement.fee"),
      t("statement.net"),
      t("statement.held"),
      t("statement.available"),
    ],
    rows: [standing(t("statement.opening"), opening), ...rows, standing(t("statement.closing"), closing)],
  };
}
