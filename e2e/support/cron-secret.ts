/** What a journey asks for a scheduler's work with; the server of the browser tests is given it. */
export const CRON_SECRET = "only-for-the-journeys-of-the-browser-tests";
