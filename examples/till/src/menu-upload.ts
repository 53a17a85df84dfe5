import { BazarError, dataOf, type operations } from "bazar-client";
import { check } from "../../shared/check.js";
import type { Money } from "../../shared/money.js";
import type { Restaurant, Schemas } from "./bazar.js";
import type { TillArticle, TillMenu } from "./till-menu.js";

type Upload = NonNullable<operations["upsertMenu"]["requestBody"]>["content"]["application/json"];
export type UploadResult = Schemas["MenuUpsertResult"];

const MOST_TRIES = 3;

export interface MenuUploadOptions {
  restaurant: Restaurant;
  money: Money;
  /** The restaurant's first language: what names without a translation are shown in. */
  locale: string;
  menu: TillMenu;
  /** Whether guests see it; false takes the till's menu off the page without deleting anything. */
  visible?: boolean;
}

/** What the upload would do. */
export async function compareMenu(options: MenuUploadOptions): Promise<UploadResult> {
  return send(options, { dryRun: true });
}

/**
 * Dry run, then the same for real with the version that was compared. Somebody who edits the menu in between makes the
 * real one fail with MENU_CHANGED: nothing was done then, so that comparing again is safe.
 */
export async function uploadMenu(
  options: MenuUploadOptions,
  between: () => Promise<void> = async () => {},
): Promise<{ compared: UploadResult; done: UploadResult; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const compared = await compareMenu(options);
    check(compared.dryRun && compared.batchId === null, "A dry run must change nothing.");
    if (tries === 1) await between();
    try {
      const done = await send(options, { menuVersion: compared.menuVersion });
      return { compared, done, tries };
    } catch (problem) {
      if (!(problem instanceof BazarError) || problem.code !== "MENU_CHANGED" || tries === MOST_TRIES)
        throw problem;
    }
  }
}

/** One line for each difference, as a till shows it before somebody says yes. */
export function differences(result: UploadResult): string[] {
  return [
    ...result.created.map(({ kind, externalId }) => `+ ${kind} ${externalId ?? "?"}`),
    ...result.changed.flatMap(({ kind, externalId, fields }) =>
      fields.map(
        ({ field, from, to }) => `~ ${kind} ${externalId ?? "?"} ${field}: ${short(from)} -> ${short(to)}`,
      ),
    ),
  ];
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

async function send(
  options: MenuUploadOptions,
  more: Pick<Upload, "dryRun" | "menuVersion">,
): Promise<UploadResult> {
  const { restaurant, menu, locale, visible = true } = options;
  const body: Upload = {
    categories: menu.groups.map(({ number, name }, place) => ({
      externalId: number,
      name: { [locale]: name },
      order: 9_000 + place,
      visible,
    })),
    products: menu.articles.map((article, place) => ({
      externalId: article.number,
      categoryExternalId: article.group,
      name: { [locale]: article.name },
      basePrice: options.money.toMajor(article.price),
      status: "active" as const,
      order: place,
      optionGroups: optionGroups(article, options.money),
    })),
    ...more,
  };
  return dataOf(
    restaurant.bazar.POST("/api/tenant/{tenantId}/menu/upsert", { params: { path: restaurant.path }, body }),
  );
}

/** The price of an option is the end of its label; the till's own number is beside it in `choices`. */
function optionGroups(article: TillArticle, money: Money) {
  return article.options.map((group) => {
    const labels = group.choices.map(({ name, price }) => name + labelEnding(money, price));
    return {
      name: group.name,
      required: group.min > 0,
      min: group.min,
      max: group.max,
      labels,
      choices: group.choices.map(({ number }, place) => ({ label: labels[place] ?? "", externalId: number })),
    };
  });
}

/** As the label of an option ends, such as ` (+2.50)`; nothing where it costs nothing. */
function labelEnding(money: Money, minor: number): string {
  return minor === 0 ? "" : ` (${minor < 0 ? "-" : "+"}${money.text(Math.abs(minor))})`;
}
