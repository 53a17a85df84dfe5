/** The event by which the menu says that it has started and answers presses by itself. */
export const MENU_STARTED = "bazar:menu-started";

/** The links of dishes, which open on the page itself once it has started. */
export const DISH_LINKS = 'article a[href*="?dish="]';
