/** What happens by itself, in crontab form (UTC). */
export const SCHEDULE = `
17 3 * * * sweep-expired ?jobKey=sweep-expired&max=3
`;
