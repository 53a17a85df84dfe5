/** The largest stock of a dish, in units. */
export const MAX_STOCK = 1_000_000;

/** Of dishes and categories, in each language. */
export const MAX_MENU_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 2_000;
export const MAX_ALLERGEN_NOTE_LENGTH = 500;
/** Leaves room in an option's label for the price. */
export const MAX_CHOICE_NAME_LENGTH = 100;
/** Of an allergen or a diet. */
export const MAX_DISH_TAG_LENGTH = 60;
/** Allergens of a dish or a choice, or diets of a dish. */
export const MAX_DISH_TAGS = 40;
