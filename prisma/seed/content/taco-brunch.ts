import type { DemoCategory } from "./demo-content";
import type { TacoLocale } from "./taco-tacos";

/** The weekend brunch of Taco Libre. */
export const TACO_BRUNCH: readonly DemoCategory<TacoLocale>[] = [
  {
    key: "weekend-brunch",
    name: { en: "Weekend brunch", es: "Brunch de fin de semana" },
    served: [{ days: [6, 7], from: "08:00", to: "15:00" }],
    products: [
      {
        key: "chilaquiles",
        name: { en: "Chilaquiles", es: "Chilaquiles" },
        description: {
          en: "Tortilla chips in salsa, fried egg, crema, queso fresco",
          es: "Totopos en salsa, huevo estrellado, crema, queso fresco",
        },
        price: 11.5,
        allergens: ["eggs", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: [
          {
            name: "Salsa",
            names: { es: "Salsa" },
            required: true,
            min: 1,
            max: 1,
            labels: ["Verde", "Roja", "Divorciados (+0.50)"],
            translations: { es: ["Verdes", "Rojos", "Divorciados"] },
            preset: "Verde",
          },
        ],
        picture: "chilaquiles",
      },
      {
        key: "churro-pancakes",
        name: { en: "Churro pancakes", es: "Hot cakes de churro" },
        description: {
          en: "Three pancakes, cinnamon sugar, cajeta",
          es: "Tres hot cakes, azúcar con canela, cajeta",
        },
        price: 10.5,
        allergens: ["gluten", "eggs", "milk"],
        dietaryTags: ["vegetarian"],
        picture: "churro-pancakes",
      },
      {
        key: "menudo",
        name: { en: "Sunday menudo", es: "Menudo dominical" },
        description: {
          en: "Beef tripe and hominy in red broth, lime, oregano. Until it is gone",
          es: "Panza de res y maíz en caldo rojo, limón, orégano. Hasta que se acabe",
        },
        price: 12.5,
        allergens: [],
        dietaryTags: ["gluten-free", "dairy-free"],
        served: [{ days: [7], from: "08:00", to: "12:00" }],
        picture: "menudo",
      },
    ],
  },
];
