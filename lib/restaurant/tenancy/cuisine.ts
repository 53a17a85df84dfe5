/** What a kitchen can say that it cooks; the marketplace finds restaurants by it. */
export const CUISINES = [
  "american",
  "bakery",
  "breakfast",
  "burgers",
  "cafe",
  "chinese",
  "desserts",
  "french",
  "german",
  "greek",
  "indian",
  "italian",
  "japanese",
  "korean",
  "mediterranean",
  "mexican",
  "middle-eastern",
  "noodles",
  "pizza",
  "salads",
  "sandwiches",
  "seafood",
  "spanish",
  "steak",
  "sushi",
  "tacos",
  "thai",
  "turkish",
  "vegan",
  "vegetarian",
  "vietnamese",
] as const;

export type Cuisine = (typeof CUISINES)[number];

export const MAX_CUISINES = 3;

/** Whether a text, such as a part of an address, is one of the cuisines. */
export function isCuisine(text: string): text is Cuisine {
  return (CUISINES as readonly string[]).includes(text);
}
