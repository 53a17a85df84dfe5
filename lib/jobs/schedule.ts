/** What happens by itself, in crontab form (UTC). */
export const SCHEDULE = `
*/10 * * * * release-escrow ?jobKey=release-escrow&max=3
17 3 * * * sweep-expired ?jobKey=sweep-expired&max=3
`;
