import type { DemoOptionGroup } from "./demo-content";

export const HEAT: DemoOptionGroup = {
  name: "Heat",
  names: { es: "Picante" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Mild", "Medium", "Hot", "Ghost pepper (+0.75)"],
  translations: { es: ["Suave", "Medio", "Picante", "Chile fantasma"] },
  preset: "Medium",
};
export const CUP: DemoOptionGroup = {
  name: "Size",
  names: { es: "Tamaño" },
  required: true,
  min: 1,
  max: 1,
  labels: ["4 oz", "8 oz (+3.50)", "16 oz (+8.00)"],
  translations: { es: ["4 oz", "8 oz", "16 oz"] },
  preset: "4 oz",
};
export const FILLING: DemoOptionGroup = {
  name: "Filling",
  names: { es: "Relleno" },
  required: false,
  min: 0,
  max: 1,
  labels: ["Chicken (+2.50)", "Brisket (+3.50)", "Mushroom (+2.00)"],
  translations: { es: ["Pollo", "Brisket", "Champiñón"] },
};
export const TAMALE_FILLING: DemoOptionGroup = {
  name: "Filling",
  names: { es: "Relleno" },
  required: true,
  min: 1,
  max: 2,
  labels: ["Red chile pork", "Rajas and cheese"],
  translations: { es: ["Cerdo en chile rojo", "Rajas con queso"] },
  allergens: { "Rajas and cheese": ["milk"] },
};
export const MIGAS_EXTRAS: DemoOptionGroup = {
  name: "Add",
  names: { es: "Agregar" },
  required: false,
  min: 0,
  max: 2,
  labels: ["Bacon (+1.00)", "Avocado (+1.25)"],
  translations: { es: ["Tocino", "Aguacate"] },
};
