import { createQuestion } from "./question";

/** The code of a refusal that a fresh sign-in lifts. */
export const FRESH_SIGN_IN_REQUIRED = "FRESH_SIGN_IN_REQUIRED";

/** Asks whoever uses the page for their password. */
const password = createQuestion();

export const provideFreshSignIn = password.provide;
export const askForFreshSignIn = password.ask;
