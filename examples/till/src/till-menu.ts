/** The till's own article file. Prices are in minor units; nothing here knows of the platform. */
export interface TillChoice {
  readonly number: string;
  readonly name: string;
  readonly price: number;
}

export interface TillOptionGroup {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly TillChoice[];
}

export interface TillArticle {
  readonly number: string;
  readonly group: string;
  readonly name: string;
  readonly price: number;
  readonly options: readonly TillOptionGroup[];
}

export interface TillMenu {
  readonly groups: readonly { readonly number: string; readonly name: string }[];
  readonly articles: readonly TillArticle[];
}

/** The platform has one room of externalIds for all programs of a restaurant: a prefix keeps ours apart. */
export const PREFIX = "TILL-";

const choice = (number: string, name: string, price = 0): TillChoice => ({
  number: PREFIX + number,
  name,
  price,
});

const SIZE: TillOptionGroup = {
  name: "Size",
  min: 1,
  max: 1,
  choices: [choice("901", "Regular"), choice("902", "Large", 350), choice("903", "Small", -150)],
};
const EXTRAS: TillOptionGroup = {
  name: "Extras",
  min: 0,
  max: 3,
  choices: [
    choice("911", "Olives", 100),
    choice("912", "Anchovies", 180),
    choice("913", "Buffalo mozzarella", 250),
  ],
};
const SIDE: TillOptionGroup = {
  name: "Side",
  min: 1,
  max: 2,
  choices: [choice("921", "Fries"), choice("922", "Salad", 50), choice("923", "Roast potatoes", 120)],
};
const SAUCE: TillOptionGroup = {
  name: "Sauce",
  min: 0,
  max: 1,
  choices: [choice("931", "Custard", 120), choice("932", "Caramel", 90)],
};

const article = (
  number: string,
  group: string,
  name: string,
  price: number,
  options: readonly TillOptionGroup[] = [],
): TillArticle => ({ number: PREFIX + number, group: PREFIX + group, name, price, options });

const GROUPS = [
  { number: `${PREFIX}10`, name: "Till: oven" },
  { number: `${PREFIX}20`, name: "Till: grill" },
  { number: `${PREFIX}30`, name: "Till: sweet" },
];

export const FIRST_MENU: TillMenu = {
  groups: GROUPS,
  articles: [
    article("1001", "10", "Margherita", 850, [SIZE, EXTRAS]),
    article("1002", "10", "Marinara", 720, [SIZE, EXTRAS]),
    article("1003", "10", "Diavola", 1_090, [SIZE, EXTRAS]),
    article("1004", "10", "Calzone", 1_150, [EXTRAS]),
    article("2001", "20", "Half chicken", 1_290, [SIDE]),
    article("2002", "20", "Sausages", 1_050, [SIDE]),
    article("2003", "20", "Grilled vegetables", 890),
    article("2004", "20", "Rib of beef", 2_795, [SIDE]),
    article("3001", "30", "Apple strudel", 580, [SAUCE]),
    article("3002", "30", "Panna cotta", 520, [SAUCE]),
    article("3003", "30", "Lemon sorbet", 399),
    article("3004", "30", "Tiramisu", 610),
  ],
};

/** Next week's file: one price, one option price, one name, one dish more, and the sorbet is gone. */
export const SECOND_MENU: TillMenu = {
  groups: GROUPS,
  articles: [
    ...FIRST_MENU.articles
      .filter(({ number }) => number !== `${PREFIX}3003`)
      .map((each) => {
        if (each.number === `${PREFIX}1001`) return { ...each, price: 880 };
        if (each.number === `${PREFIX}3004`) return { ...each, name: "Tiramisu of the house" };
        if (each.number === `${PREFIX}1004`)
          return {
            ...each,
            options: [
              {
                ...EXTRAS,
                choices: EXTRAS.choices.map((one) =>
                  one.number === `${PREFIX}913` ? { ...one, price: 275 } : one,
                ),
              },
            ],
          };
        return each;
      }),
    article("3005", "30", "Chocolate cake", 640, [SAUCE]),
  ],
};

/** What the till itself asks for one unit. */
export function unitPrice(menu: TillMenu, number: string, choices: readonly string[]): number {
  const sold = menu.articles.find((each) => each.number === number);
  if (!sold) throw new Error(`The till has no article ${number}.`);
  return choices.reduce((sum, wanted) => {
    const option = sold.options.flatMap((group) => group.choices).find((each) => each.number === wanted);
    if (!option) throw new Error(`Article ${number} has no option ${wanted}.`);
    return sum + option.price;
  }, sold.price);
}
