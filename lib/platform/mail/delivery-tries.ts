/**
 * How often an email is offered to the provider before it is given up: the pauses grow to six hours, a day and a half
 * in all.
 */
export const MOST_TRIES = 14;
