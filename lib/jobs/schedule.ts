/** What happens by itself, in crontab form (UTC). */
export const SCHEDULE = `
* * * * * deliver-webhooks ?jobKey=deliver-webhooks&max=25
* * * * * expire-bill-payments ?jobKey=expire-bill-payments&max=3
* * * * * expire-unpaid-orders ?jobKey=expire-unpaid-orders&max=3
* * * * * end-unfinished ?jobKey=end-unfinished&max=3
* * * * * cancel-unclaimed-intents ?jobKey=cancel-unclaimed-intents&max=3
* * * * * read-young-intents ?jobKey=read-young-intents&max=3
*/5 * * * * reconcile-payments ?jobKey=reconcile-payments&max=3
23 4 * * * report-reconciliation ?jobKey=report-reconciliation&max=5
7 * * * * expire-gift-cards ?jobKey=expire-gift-cards&max=3
*/10 * * * * release-escrow ?jobKey=release-escrow&max=3
17 3 * * * sweep-expired ?jobKey=sweep-expired&max=3
`;
