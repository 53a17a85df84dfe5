import type { DemoCategory, DemoOptionGroup } from "./demo-content";
import type { TacoLocale } from "./taco-tacos";

const HEAT: DemoOptionGroup = {
  name: "Heat",
  required: true,
  min: 1,
  max: 1,
  labels: ["Mild", "Medium", "Hot", "Ghost pepper (+0.75)"],
};
const CUP: DemoOptionGroup = {
  name: "Size",
  required: true,
  min: 1,
  max: 1,
  labels: ["4 oz", "8 oz (+3.50)", "16 oz (+8.00)"],
};
const FILLING: DemoOptionGroup = {
  name: "Filling",
  required: false,
  min: 0,
  max: 1,
  labels: ["Chicken (+2.50)", "Brisket (+3.50)", "Mushroom (+2.00)"],
};

/** Quesadillas, street food, salsas and breakfast of Taco Libre. */
export const TACO_KITCHEN: readonly DemoCategory<TacoLocale>[] = [
  {
    key: "quesadillas-and-nachos",
    name: { en: "Quesadillas and nachos", es: "Quesadillas y nachos" },
    products: [
      {
        key: "quesadilla",
        name: { en: "Oaxaca quesadilla", es: "Quesadilla de quesillo" },
        description: {
          en: "Flour tortilla, hand-pulled Oaxaca cheese, epazote",
          es: "Tortilla de harina, quesillo, epazote",
        },
        price: 8.5,
        allergens: ["gluten", "milk"],
        dietaryTags: ["vegetarian"],
        optionGroups: [FILLING],
        picture: "quesadilla",
      },
      {
        key: "birria-quesadilla",
        name: { en: "Quesabirria, 3 pieces", es: "Quesabirria, 3 piezas" },
        description: {
          en: "Slow-braised beef, crisp cheese, a cup of consommé",
          es: "Birria de res, queso dorado, un vaso de consomé",
        },
        price: 14.5,
        stock: 15,
        allergens: ["milk", "celery"],
        dietaryTags: ["spicy", "halal-friendly"],
        picture: "birria-quesadilla",
      },
      {
        key: "nachos-libre",
        name: { en: "Nachos Libre", es: "Nachos Libre" },
        description: {
          en: "House totopos, queso, black beans, jalapeño, crema, pico de gallo",
          es: "Totopos de la casa, queso, frijol negro, jalapeño, crema, pico de gallo",
        },
        price: 10.5,
        allergens: ["milk"],
        dietaryTags: ["vegetarian", "gluten-free"],
        optionGroups: [HEAT, FILLING],
        picture: "nachos-libre",
      },
      {
        key: "empanadas",
        name: { en: "Empanadas, 3 pieces", es: "Empanadas, 3 piezas" },
        description: {
          en: "Hand-crimped, picadillo with olives, baked not fried",
          es: "Repulgadas a mano, picadillo con aceitunas, al horno",
        },
        price: 9,
        allergens: ["gluten", "eggs"],
        dietaryTags: ["dairy-free"],
        picture: "empanadas",
      },
      {
        key: "torta-milanesa",
        name: { en: "Torta milanesa", es: "Torta de milanesa" },
        description: {
          en: "Telera roll, breaded chicken, refried beans, avocado, chipotle",
          es: "Telera, pollo empanizado, frijoles refritos, aguacate, chipotle",
        },
        price: 11.5,
        allergens: ["gluten", "eggs", "milk"],
        dietaryTags: ["halal-friendly"],
        picture: "torta-milanesa",
      },
    ],
  },
  {
    key: "antojitos",
    name: { en: "Street food and sides", es: "Antojitos y guarniciones" },
    products: [
      {
        key: "elote",
        name: { en: "Elote", es: "Elote" },
        description: {
          en: "Grilled corn, mayonnaise, cotija, lime, chile dust",
          es: "Elote asado, mayonesa, cotija, limón, chile en polvo",
        },
        price: 4.5,
        allergens: ["milk", "eggs", "mustard"],
        dietaryTags: ["vegetarian", "gluten-free"],
        picture: "elote",
      },
      {
        key: "tamales",
        name: { en: "Tamales, 2 pieces", es: "Tamales, 2 piezas" },
        description: {
          en: "Steamed masa, red chile pork or rajas with cheese",
          es: "Masa al vapor, cerdo en chile rojo o rajas con queso",
        },
        price: 7.5,
        allergens: ["milk"],
        dietaryTags: ["gluten-free"],
        optionGroups: [
          { name: "Filling", required: true, min: 1, max: 2, labels: ["Red chile pork", "Rajas and cheese"] },
        ],
        picture: "tamales",
      },
      {
        key: "pozole",
        name: { en: "Pozole rojo", es: "Pozole rojo" },
        description: {
          en: "Hominy and pork in guajillo broth, radish, oregano, tostadas",
          es: "Maíz cacahuazintle y cerdo en caldo de guajillo, rábano, orégano, tostadas",
        },
        price: 11,
        allergens: [],
        dietaryTags: ["gluten-free", "dairy-free", "spicy"],
        optionGroups: [HEAT],
        picture: "pozole",
      },
      {
        key: "wings",
        name: { en: "Chipotle wings, 8 pieces", es: "Alitas al chipotle, 8 piezas" },
        description: {
          en: "Smoked then fried, chipotle and honey glaze",
          es: "Ahumadas y fritas, glaseado de chipotle y miel",
        },
        price: 11.95,
        allergens: [],
        dietaryTags: ["spicy", "dairy-free"],
        optionGroups: [HEAT],
        picture: "wings",
      },
      {
        key: "papas",
        name: { en: "Chile-lime fries", es: "Papas con chile y limón" },
        description: {
          en: "Hand-cut, tossed with chile and lime salt",
          es: "Cortadas a mano, con sal de chile y limón",
        },
        price: 4.75,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free"],
        picture: "papas",
      },
      {
        key: "borracho-beans",
        name: { en: "Borracho beans", es: "Frijoles borrachos" },
        description: {
          en: "Pinto beans, Mexican lager, bacon, serrano",
          es: "Frijol pinto, cerveza mexicana, tocino, serrano",
        },
        price: 3.95,
        allergens: ["gluten"],
        dietaryTags: ["dairy-free"],
        picture: "borracho-beans",
      },
      {
        key: "ensalada-nopal",
        name: { en: "Cactus salad", es: "Ensalada de nopales" },
        description: {
          en: "Grilled nopal, tomato, onion, queso fresco",
          es: "Nopal asado, jitomate, cebolla, queso fresco",
        },
        price: 5.5,
        draft: true,
        allergens: ["milk"],
        dietaryTags: ["vegetarian", "gluten-free"],
        picture: "ensalada-nopal",
      },
    ],
  },
  {
    key: "salsas-and-dips",
    name: { en: "Salsas and dips", es: "Salsas y dips" },
    products: [
      {
        key: "guacamole",
        name: { en: "Guacamole and totopos", es: "Guacamole con totopos" },
        description: {
          en: "Mashed to order: Hass avocado, lime, serrano, cilantro",
          es: "Machacado al momento: aguacate Hass, limón, serrano, cilantro",
        },
        price: 7.5,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free"],
        optionGroups: [CUP],
        picture: "guacamole",
      },
      {
        key: "queso",
        name: { en: "Austin queso", es: "Queso fundido de Austin" },
        description: {
          en: "Roasted green chile, tomato, a spoon of guacamole in the middle",
          es: "Chile verde asado, jitomate y una cucharada de guacamole",
        },
        price: 6.95,
        allergens: ["milk"],
        dietaryTags: ["vegetarian", "gluten-free"],
        optionGroups: [CUP],
        picture: "queso",
      },
      {
        key: "salsa-roja",
        name: { en: "Salsa roja", es: "Salsa roja" },
        description: {
          en: "Charred tomato, garlic, árbol chile",
          es: "Jitomate tatemado, ajo, chile de árbol",
        },
        price: 3.5,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free", "spicy"],
        optionGroups: [CUP],
        picture: "salsa-roja",
      },
      {
        key: "mango-habanero",
        name: { en: "Mango habanero salsa", es: "Salsa de mango y habanero" },
        description: { en: "Sweet for a second, then not", es: "Dulce un segundo; después, no" },
        price: 3.95,
        allergens: [],
        dietaryTags: ["vegan", "vegetarian", "gluten-free", "dairy-free", "spicy"],
        optionGroups: [CUP],
        picture: "mango-habanero",
      },
    ],
  },
  {
    key: "breakfast",
    name: { en: "Breakfast all day", es: "Desayunos todo el día" },
    products: [
      {
        key: "migas-taco",
        name: { en: "Migas taco", es: "Taco de migas" },
        description: {
          en: "Eggs scrambled with crisp tortilla, cheese, pico. The Austin breakfast",
          es: "Huevo revuelto con tortilla dorada, queso y pico. El desayuno de Austin",
        },
        price: 3.75,
        allergens: ["eggs", "milk", "gluten"],
        dietaryTags: ["vegetarian"],
        optionGroups: [
          { name: "Add", required: false, min: 0, max: 2, labels: ["Bacon (+1.00)", "Avocado (+1.25)"] },
        ],
        picture: "migas-taco",
      },
      {
        key: "huevos-rancheros",
        name: { en: "Huevos rancheros", es: "Huevos rancheros" },
        description: {
          en: "Two fried eggs, corn tortillas, ranchero sauce, refried beans",
          es: "Dos huevos estrellados, tortillas de maíz, salsa ranchera, frijoles refritos",
        },
        price: 10.5,
        allergens: ["eggs"],
        dietaryTags: ["vegetarian", "gluten-free", "dairy-free"],
        picture: "huevos-rancheros",
      },
      {
        key: "breakfast-burrito",
        name: { en: "Breakfast burrito", es: "Burrito de desayuno" },
        description: {
          en: "Scrambled eggs, potato, bacon, cheese, salsa roja",
          es: "Huevo revuelto, papa, tocino, queso, salsa roja",
        },
        price: 9.5,
        allergens: ["eggs", "gluten", "milk"],
        dietaryTags: [],
        picture: "breakfast-burrito",
      },
    ],
  },
];
