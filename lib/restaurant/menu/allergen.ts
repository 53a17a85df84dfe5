import { foldedText } from "@/lib/core/i18n/folded-text";
import { EU_ALLERGENS, type EuAllergen, inAllergenOrder } from "./allergen-code";

/** What menus write for them, folded, in the languages of the interface. */
const SPELLINGS: Record<EuAllergen, string> = {
  gluten: "wheat glutine grano weizen trigo 小麦 グルテン",
  crustaceans: "crustacean crostacei krebstiere crustaceos 甲殻類",
  eggs: "egg uova uovo eier ei huevos huevo 卵",
  fish: "pesce fisch pescado 魚",
  peanuts: "peanut arachidi erdnusse cacahuetes cacahuete ピーナッツ 落花生",
  soybeans: "soy soya soybean soia soja 大豆",
  milk: "dairy lactose latte lattosio milch laktose leche lactosa 乳 牛乳",
  nuts: "nut tree-nuts treenuts frutta-a-guscio schalenfruchte nusse frutos-secos ナッツ 木の実",
  celery: "sedano sellerie apio セロリ",
  mustard: "senape senf mostaza からし マスタード",
  sesame: "sesamo sesam ごま 胡麻",
  sulphites: "sulfites sulphite sulfite solfiti sulfitos 亜硫酸塩",
  lupin: "lupins lupine lupini lupinen altramuces ルピナス ルピン",
  molluscs: "mollusks mollusc mollusk molluschi weichtiere moluscos 軟体動物",
};

const BY_SPELLING = new Map<string, EuAllergen>(
  EU_ALLERGENS.flatMap((code): [string, EuAllergen][] => [
    [code, code],
    ...SPELLINGS[code].split(" ").map((spelling): [string, EuAllergen] => [foldedText(spelling), code]),
  ]),
);

/**
 * The code of an allergen as a restaurant wrote it, or null for a text of its own. What is stored stays as it was
 * written (ADR 053); pages show and filter by the code.
 */
export function allergenCode(text: string): EuAllergen | null {
  return BY_SPELLING.get(foldedText(text.trim()).replace(/[\s_]+/g, "-")) ?? null;
}

/** Allergens by their codes where they are known, each once: the fourteen in their order, then the rest as written. */
export function knownAllergens(texts: readonly string[]): string[] {
  return inAllergenOrder(texts.map((text) => allergenCode(text) ?? text));
}
