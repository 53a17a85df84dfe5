import type { DemoCategory, DemoOptionGroup } from "./demo-content";

export type TacoLocale = "en" | "es";

const TORTILLA: DemoOptionGroup = {
  name: "Tortilla",
  names: { es: "Tortilla" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Yellow corn", "Blue corn (+0.50)", "Flour"],
  translations: { es: ["Maíz amarillo", "Maíz azul", "Harina"] },
  preset: "Yellow corn",
  allergens: { Flour: ["gluten"] },
};
const SALSA: DemoOptionGroup = {
  name: "Salsa",
  names: { es: "Salsa" },
  required: true,
  min: 1,
  max: 2,
  labels: ["Verde", "Roja", "Habanero", "No salsa"],
  translations: { es: ["Verde", "Roja", "Habanero", "Sin salsa"] },
};
const EXTRAS: DemoOptionGroup = {
  name: "Extras",
  names: { es: "Extras" },
  required: false,
  min: 0,
  max: 4,
  labels: [
    "Guacamole (+1.75)",
    "Queso fresco (+0.95)",
    "Pickled onion (+0.50)",
    "Double meat (+2.50)",
    "Crema (+0.75)",
  ],
  translations: { es: ["Guacamole", "Queso fresco", "Cebolla encurtida", "Doble carne", "Crema"] },
  allergens: { "Queso fresco (+0.95)": ["milk"], "Crema (+0.75)": ["milk"] },
};
const PROTEIN: DemoOptionGroup = {
  name: "Protein",
  names: { es: "Proteína" },
  required: true,
  min: 1,
  max: 1,
  labels: ["Chicken", "Carnitas", "Brisket (+2.00)", "Shrimp (+2.50)", "Mushroom", "No protein (-2.00)"],
  translations: { es: ["Pollo", "Carnitas", "Brisket", "Camarón", "Champiñón", "Sin proteína"] },
  allergens: { "Shrimp (+2.50)": ["crustaceans"] },
};
const TACO_OPTIONS = [TORTILLA, SALSA, EXTRAS];
const BURRITO_OPTIONS = [PROTEIN, SALSA, EXTRAS];

/** Tacos, burritos and bowls of Taco Libre. */
export const TACO_TACOS: readonly DemoCategory<TacoLocale>[] = [
  {
    key: "tacos",
    name: { en: "Tacos", es: "Tacos" },
    products: [
      {
        key: "al-pastor",
        name: { en: "Al pastor", es: "Al pastor" },
        description: {
          en: "Pork off the trompo, charred pineapple, onion, cilantro",
          es: "Cerdo del trompo, piña asada, cebolla, cilantro",
        },
        price: 4.25,
        allergens: [],
        dietaryTags: ["dairy-free"],
        optionGroups: TACO_OPTIONS,
        picture: "al-pastor",
      },
      {
        key: "brisket-taco",
        name: { en: "Smoked brisket", es: "Brisket ahumado" },
        description: {
          en: "Post-oak brisket, fourteen hours in the pit, avocado, pickled jalapeño",
          es: "Brisket al humo de encino, catorce horas, aguacate, jalapeño en escabeche",
        },
        price: 5.5,
        allergens: ["mustard"],
        dietaryTags: ["dairy-free"],
        optionGroups: TACO_OPTIONS,
        picture: "brisket-taco",
      },
      {
        key: "carnitas",
        name: { en: "Carnitas", es: "Carnitas" },
        description: {
          en: "Pork shoulder cooked slowly in its own fat, salsa verde, radish",
          es: "Espaldilla cocida despacio en su manteca, salsa verde, rábano",
        },
        price: 4.25,
        allergens: [],
        dietaryTags: ["dairy-free"],
        optionGroups: TACO_OPTIONS,
        picture: "carnitas",
      },
      {
        key: "barbacoa",
        name: { en: "Lamb barbacoa", es: "Barbacoa de borrego" },
        description: {
          en: "Lamb wrapped in maguey leaf, consommé for dipping",
          es: "Borrego en penca de maguey, consomé para mojar",
        },
        price: 5.25,
        allergens: ["celery"],
        dietaryTags: ["dairy-free", "halal-friendly"],
        optionGroups: TACO_OPTIONS,
        picture: "barbacoa",
      },
      {
        key: "pollo-asado",
        name: { en: "Pollo asado", es: "Pollo asado" },
        description: {
          en: "Chicken thigh in achiote and sour orange, pickled red onion",
          es: "Muslo de pollo en achiote y naranja agria, cebolla morada",
        },
        price: 3.95,
        discountPrice: 3.25,
        allergens: [],
        dietaryTags: ["dairy-free", "halal-friendly"],
        optionGroups: TACO_OPTIONS,
        picture: "pollo-asado",
      },
      {
        key: "baja-fish",
        name: { en: "Baja fish", es: "Pescado estilo Baja" },
        description: {
          en: "Beer-battered Gulf cod, cabbage, chipotle crema, lime",
          es: "Bacalao del Golfo capeado en cerveza, col, crema de chipotle, limón",
        },
        price: 5.25,
        allergens: ["fish", "gluten", "eggs", "milk", "mustard"],
        dietaryTags: ["spicy"],
        optionGroups: TACO_OPTIONS,
        picture: "baja-fish",
      },
      {
        key: "camaron",
        name: { en: "Garlic shrimp", es: "Camarón al ajillo" },
        description: {
          en: "Gulf shrimp, toasted garlic, árbol chile, mango",
          es: "Camarón del Golfo, ajo dorado, chile de árbol, mango",
        },
        price: 5.5,
        allergens: ["crustaceans", "milk"],
        dietaryTags: ["spicy"],
        optionGroups: TACO_OPTIONS,
        picture: "camaron",
      },
      {
        key: "hongos",
        name: { en: "Oyster mushroom", es: "Hongos al pastor" },
        description: {
          en: "Oyster mushrooms in pastor adobo, pineapple, pepitas",
          es: "Setas en adobo de pastor, piña, pepitas",
        },
        price: 4.25,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "dairy-free"],
        optionGroups: TACO_OPTIONS,
        picture: "hongos",
      },
      {
        key: "rajas-con-elote",
        name: { en: "Poblano and corn", es: "Rajas con elote" },
        description: {
          en: "Roasted poblano strips, sweet corn, crema, queso fresco",
          es: "Rajas de poblano, elote, crema, queso fresco",
        },
        price: 3.95,
        allergens: ["milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: TACO_OPTIONS,
        picture: "rajas-con-elote",
      },
      {
        key: "lengua",
        name: { en: "Lengua", es: "Lengua" },
        description: {
          en: "Beef tongue, simmered then seared, salsa roja. Fridays until it is gone",
          es: "Lengua de res cocida y dorada, salsa roja. Los viernes hasta agotar",
        },
        price: 5,
        stock: 0,
        allergens: [],
        dietaryTags: ["dairy-free", "halal-friendly"],
        optionGroups: TACO_OPTIONS,
        picture: "lengua",
      },
    ],
  },
  {
    key: "burritos-and-bowls",
    name: { en: "Burritos and bowls", es: "Burritos y tazones" },
    products: [
      {
        key: "libre-burrito",
        name: { en: "The Libre burrito", es: "Burrito Libre" },
        description: {
          en: "Foot-long: rice, borracho beans, cheese, crema, pico, your protein",
          es: "De treinta centímetros: arroz, frijoles borrachos, queso, crema, pico y tu proteína",
        },
        price: 12.5,
        allergens: ["gluten", "milk"],
        dietaryTags: [],
        optionGroups: BURRITO_OPTIONS,
        picture: "libre-burrito",
      },
      {
        key: "california-burrito",
        name: { en: "California burrito", es: "Burrito California" },
        description: {
          en: "Carne asada, fries, guacamole and cheese, all inside",
          es: "Carne asada, papas fritas, guacamole y queso, todo adentro",
        },
        price: 13.5,
        allergens: ["gluten", "milk"],
        dietaryTags: [],
        optionGroups: [SALSA, EXTRAS],
        picture: "california-burrito",
      },
      {
        key: "bean-burrito",
        name: { en: "Black bean burrito", es: "Burrito de frijol negro" },
        description: {
          en: "Black beans, roasted sweet potato, avocado, salsa macha with peanuts",
          es: "Frijol negro, camote asado, aguacate, salsa macha con cacahuate",
        },
        price: 10.5,
        allergens: ["gluten", "peanuts", "sesame"],
        dietaryTags: ["vegan", "vegetarian", "dairy-free", "spicy"],
        optionGroups: [SALSA, EXTRAS],
        picture: "bean-burrito",
      },
      {
        key: "burrito-bowl",
        name: { en: "Naked burrito bowl", es: "Tazón de burrito" },
        description: {
          en: "Everything but the tortilla: rice, beans, corn, lettuce, pico",
          es: "Todo menos la tortilla: arroz, frijoles, elote, lechuga, pico",
        },
        price: 11.75,
        allergens: ["milk"],
        dietaryTags: ["gluten-free"],
        optionGroups: BURRITO_OPTIONS,
        picture: "burrito-bowl",
      },
      {
        key: "fajita-bowl",
        name: { en: "Fajita bowl", es: "Tazón de fajitas" },
        description: {
          en: "Seared peppers and onions, cilantro rice, charro beans",
          es: "Pimientos y cebolla a la plancha, arroz con cilantro, frijoles charros",
        },
        price: 12.75,
        discountPrice: 10.95,
        allergens: [],
        dietaryTags: ["gluten-free", "dairy-free"],
        optionGroups: BURRITO_OPTIONS,
        picture: "fajita-bowl",
      },
      {
        key: "taco-salad",
        name: { en: "Taco salad", es: "Ensalada taquera" },
        description: {
          en: "Romaine, tomato, avocado, crushed totopos, lime dressing",
          es: "Lechuga romana, jitomate, aguacate, totopos, aderezo de limón",
        },
        price: 10.95,
        allergens: ["milk", "mustard"],
        dietaryTags: ["vegetarian", "gluten-free"],
        optionGroups: [{ ...PROTEIN, required: false, min: 0 }],
        picture: "taco-salad",
      },
    ],
  },
];
