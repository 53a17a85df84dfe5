import type { DemoOptionGroup } from "./demo-content";

export const BROTH: DemoOptionGroup = {
  name: "Schärfe",
  names: { en: "Heat", ja: "辛さ" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Mild", "Scharf", "Sehr scharf (+0.50)"],
  translations: { en: ["Mild", "Hot", "Very hot"], ja: ["マイルド", "辛口", "激辛"] },
  preset: "Mild",
};
export const RAMEN_EXTRAS: DemoOptionGroup = {
  name: "Extras",
  names: { en: "Extras", ja: "トッピング" },
  required: false,
  min: 0,
  max: 4,
  labels: ["Ajitama-Ei (+1.80)", "Extra Nudeln (+2.50)", "Chashu (+3.50)", "Mais (+1.00)", "Nori (+0.80)"],
  translations: {
    en: ["Ajitama egg", "Extra noodles", "Chashu pork", "Sweetcorn", "Nori"],
    ja: ["味玉", "替え玉", "チャーシュー", "コーン", "海苔"],
  },
  allergens: {
    "Ajitama-Ei (+1.80)": ["eggs", "soybeans"],
    "Extra Nudeln (+2.50)": ["gluten"],
    "Chashu (+3.50)": ["gluten", "soybeans"],
  },
};
export const RICE_SIDE: DemoOptionGroup = {
  name: "Beilage",
  names: { en: "Side", ja: "付け合わせ" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Reis", "Vollkornreis (+1.00)", "Salat statt Reis"],
  translations: {
    en: ["Rice", "Brown rice", "Salad instead of rice"],
    ja: ["ご飯", "玄米", "ご飯の代わりにサラダ"],
  },
  preset: "Reis",
  allergens: { "Salat statt Reis": ["sesame"] },
};
export const SEASONING: DemoOptionGroup = {
  name: "Würzung",
  names: { en: "Seasoning", ja: "味付け" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Meersalz", "Chili und Knoblauch (+0.50)"],
  translations: { en: ["Sea salt", "Chilli and garlic"], ja: ["海塩", "唐辛子とにんにく"] },
  preset: "Meersalz",
};
export const ONIGIRI_FILLING: DemoOptionGroup = {
  name: "Füllung",
  names: { en: "Filling", ja: "具" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Umeboshi (-0.50)", "Lachs"],
  translations: { en: ["Umeboshi", "Salmon"], ja: ["梅干し", "鮭"] },
  allergens: { Lachs: ["fish"] },
};
