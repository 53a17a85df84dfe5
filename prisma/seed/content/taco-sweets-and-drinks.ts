import type { DemoCategory, DemoOptionGroup } from "./demo-content";
import type { TacoLocale } from "./taco-tacos";

const GLASS: DemoOptionGroup = {
  name: "Size",
  required: true,
  min: 1,
  max: 1,
  labels: ["16 oz", "24 oz (+1.50)"],
};

/** Desserts, drinks and the hidden catering menu of Taco Libre. */
export const TACO_SWEETS_AND_DRINKS: readonly DemoCategory<TacoLocale>[] = [
  {
    key: "postres",
    name: { en: "Desserts", es: "Postres" },
    products: [
      {
        key: "tres-leches",
        name: { en: "Tres leches cake", es: "Pastel de tres leches" },
        description: {
          en: "Sponge soaked overnight in three milks, strawberry. Ten slices a day",
          es: "Bizcocho remojado toda la noche en tres leches, fresa. Diez rebanadas al día",
        },
        price: 6.5,
        stock: 10,
        allergens: ["gluten", "eggs", "milk"],
        dietaryTags: ["vegetarian"],
        picture: "tres-leches",
      },
      {
        key: "flan",
        name: { en: "Flan de cajeta", es: "Flan de cajeta" },
        description: {
          en: "Goat's milk caramel, Papantla vanilla",
          es: "Cajeta de leche de cabra, vainilla de Papantla",
        },
        price: 5.5,
        allergens: ["eggs", "milk"],
        dietaryTags: ["vegetarian", "gluten-free"],
        picture: "flan",
      },
      {
        key: "churro-donut",
        name: { en: "Churro doughnut", es: "Dona de churro" },
        description: {
          en: "Cinnamon sugar outside, Oaxacan chocolate on top",
          es: "Azúcar con canela y chocolate de Oaxaca",
        },
        price: 4.25,
        allergens: ["gluten", "eggs", "milk"],
        dietaryTags: ["vegetarian"],
        picture: "churro-donut",
      },
      {
        key: "paleta-mango",
        name: { en: "Mango chamoy sorbet", es: "Nieve de mango con chamoy" },
        description: {
          en: "Ataulfo mango, chamoy, chile-lime salt",
          es: "Mango ataulfo, chamoy, sal de chile y limón",
        },
        price: 4.5,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free", "spicy"],
        picture: "paleta-mango",
      },
    ],
  },
  {
    key: "drinks",
    name: { en: "Drinks", es: "Bebidas" },
    products: [
      {
        key: "agua-de-sandia",
        name: { en: "Watermelon agua fresca", es: "Agua de sandía" },
        description: { en: "Watermelon, lime, a little mint", es: "Sandía, limón, un poco de hierbabuena" },
        price: 4,
        allergens: [],
        dietaryTags: ["vegan", "gluten-free", "alcohol-free"],
        optionGroups: [GLASS],
        picture: "agua-de-sandia",
      },
      {
        key: "horchata",
        name: { en: "Horchata", es: "Horchata" },
        description: {
          en: "Rice, almond and cinnamon, made every morning",
          es: "Arroz, almendra y canela, cada mañana",
        },
        price: 4.25,
        allergens: ["nuts"],
        dietaryTags: ["vegan", "gluten-free", "alcohol-free"],
        optionGroups: [GLASS],
        picture: "horchata",
      },
      {
        key: "pina-limonada",
        name: { en: "Pineapple limeade", es: "Limonada de piña" },
        description: { en: "Fresh pineapple, key lime, soda", es: "Piña fresca, limón, agua mineral" },
        price: 4.25,
        allergens: [],
        dietaryTags: ["vegan", "gluten-free", "alcohol-free"],
        optionGroups: [GLASS],
        picture: "pina-limonada",
      },
      {
        key: "soda",
        name: { en: "Cane sugar cola", es: "Refresco de cola" },
        description: { en: "Made with cane sugar, over ice", es: "Con azúcar de caña y hielo" },
        price: 3.25,
        allergens: [],
        dietaryTags: ["vegan", "gluten-free", "alcohol-free"],
        picture: "soda",
      },
      {
        key: "cafe-de-olla",
        name: { en: "Café de olla", es: "Café de olla" },
        description: {
          en: "Clay-pot coffee, piloncillo, cinnamon, clove",
          es: "Con piloncillo, canela y clavo",
        },
        price: 3.5,
        allergens: [],
        dietaryTags: ["vegan", "gluten-free", "alcohol-free"],
        picture: "cafe-de-olla",
      },
      {
        key: "cerveza",
        name: { en: "Mexican lager", es: "Cerveza mexicana" },
        description: {
          en: "12 oz, salted rim and lime on request",
          es: "355 ml, escarchada con sal y limón si gustas",
        },
        price: 5,
        allergens: ["gluten"],
        dietaryTags: ["vegan"],
        optionGroups: [
          {
            name: "Style",
            required: false,
            min: 0,
            max: 1,
            labels: ["Plain", "Chelada (+1.00)", "Michelada (+2.00)"],
          },
        ],
        picture: "cerveza",
      },
      {
        key: "margarita",
        name: { en: "House margarita", es: "Margarita de la casa" },
        description: { en: "Blanco tequila, lime, agave, salt", es: "Tequila blanco, limón, agave, sal" },
        price: 9.5,
        discountPrice: 7.5,
        allergens: ["sulphites"],
        dietaryTags: ["vegan", "gluten-free"],
        picture: "margarita",
      },
      {
        key: "paloma",
        name: { en: "Paloma", es: "Paloma" },
        description: {
          en: "Reposado, grapefruit, lime, Topo Chico",
          es: "Reposado, toronja, limón, agua mineral",
        },
        price: 9.5,
        allergens: ["sulphites"],
        dietaryTags: ["vegan", "gluten-free"],
        picture: "paloma",
      },
    ],
  },
  {
    key: "catering",
    name: { en: "Catering", es: "Banquetes" },
    hidden: true,
    products: [
      {
        key: "taco-bar",
        name: { en: "Taco bar for twenty", es: "Barra de tacos para veinte" },
        description: {
          en: "Three proteins, tortillas, five salsas, rice, beans, everything to serve it",
          es: "Tres proteínas, tortillas, cinco salsas, arroz, frijoles y todo para servir",
        },
        price: 320,
        allergens: ["milk", "gluten"],
        dietaryTags: [],
        picture: "taco-bar",
      },
      {
        key: "fiesta-box",
        name: { en: "Fiesta box for six", es: "Caja fiesta para seis" },
        description: {
          en: "Eighteen tacos, guacamole, queso, churros",
          es: "Dieciocho tacos, guacamole, queso, churros",
        },
        price: 89,
        allergens: ["milk", "gluten", "eggs"],
        dietaryTags: [],
        picture: "fiesta-box",
      },
    ],
  },
];
