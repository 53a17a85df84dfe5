/** A phrasing that has crept in before, and what to write instead. */
export type BannedWord = { found: RegExp; write: string };

/** Banned everywhere: on screen, in the API document, in docs and in comments. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { found: /\bnews\b/i, write: "event, change" },
  { found: /\b(?:tells?|told) of\b/i, write: "reports, notified of" },
  { found: /\bma(?:de|kes?|king) good\b/i, write: "repaired, reconciled, refunded" },
  { found: /\blook into (?:your|the) (?:mail|inbox)/i, write: "check your inbox" },
  { found: /\bbelong together\b/i, write: "match, wrong email or password" },
  { found: /\bhow (?:[\w'’]+ ){1,5}stands?\b/i, write: "its state, its status" },
  {
    found: /\bstands? (?:for itself|here|there|in(?! for)|at|on(?! its own)|beside|behind|below|above)\b/i,
    write: "is",
  },
  {
    found: /\b(?:your|the guest's|this|whose|a|its owner's|somebody's) mailbox\b/i,
    write: "inbox, email address",
  },
  { found: /\bprov(?:e|es|en|ing) (?:a|the|your|their|its owner's) mailbox\b/i, write: "confirm the email" },
  { found: /\bin the air\b/i, write: "in flight" },
  { found: /\bnever not\b/i, write: "always, at least once" },
  { found: /\b(?:was|were|is|are) not told\b/i, write: "was not notified" },
  { found: /\bby his own\b|\bhimself\b/i, write: "its own, itself" },
  { found: /\bmake (?:the|an) account\b/i, write: "create an account" },
  { found: /\bany more\b/i, write: "no longer" },
  { found: /\bby now\b/i, write: "now, already" },
  { found: /\bkeeps? telling\b/i, write: "goes on showing" },
  { found: /(?<!\bthere )\b(?:is|are) no (?!longer\b)\w+ of\b/i, write: "is not a … of, must be a valid …" },
];

/** Banned as well in what the API answers and in its document. */
export const BANNED_IN_API: readonly BannedWord[] = [
  { found: /^(?:is|are) no (?!longer\b)/i, write: "must be a …" },
  { found: /\btakes? no (?:orders|bookings|tips)\b/i, write: "does not take, is not accepting" },
  { found: /\basks? (?:\S+ ){0,3}back\b/i, write: "disputes" },
  { found: /\bthose who came first\b/i, write: "oldest first" },
  { found: /\bwhoever (?:was|came) \w+ last\b/i, write: "most recent first" },
  { found: /\bdearer\b/i, write: "more expensive" },
  { found: /\bcome(?:s)? instead\b/i, write: "replace" },
];

/** Banned on screen and in emails as well. */
export const BANNED_ON_SCREEN: readonly BannedWord[] = [
  { found: /\bmailbox\b/i, write: "inbox, email address" },
  { found: /\bwishes\b/i, write: "special requests" },
  { found: /\bstands?\b/i, write: "is" },
  { found: /\bpress again\b/i, write: "try again" },
  { found: /\btakes? no orders\b/i, write: "is not taking orders" },
  { found: /\bmany \w+ from here\b/i, write: "too many attempts" },
  { found: /\bthat did(?:n['’]t| not) work\b/i, write: "something went wrong" },
  { found: /\basks? (?:\S+ ){0,3}back\b/i, write: "disputes" },
  { found: /\bin this time\b/i, write: "in this period" },
  { found: /\bby (?:itself|themselves)\b/i, write: "automatically" },
  { found: /\banother (?:amount|sum) than\b/i, write: "a different amount than" },
  { found: /\bcard holder\b/i, write: "cardholder" },
  { found: /\bdoes not look like\b/i, write: "enter a valid" },
  { found: /\bsomebody was faster\b/i, write: "someone has just booked" },
  { found: /\b(?:are|is) all\.$/i, write: "end of list" },
  { found: /\bgo on\b/i, write: "continue" },
  { found: /\bname at the bell\b/i, write: "name on the doorbell" },
  { found: /\bwhat suits you\b|\bnothing fits\b/i, write: "dietary filters, no matches" },
  { found: /\bon its way to \{/i, write: "sent to" },
];
