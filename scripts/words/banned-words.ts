/** A phrasing that has crept in before, and what to write instead. */
export type BannedWord = { found: RegExp; write: string };

/** Banned everywhere: on screen, in the API document, in docs and in comments. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { found: /\bnews\b/i, write: "event, change" },
  { found: /\b(?:tells?|told) of\b/i, write: "reports, notified of" },
  { found: /\bma(?:de|kes?|king) good\b/i, write: "repaired, reconciled, refunded" },
  { found: /\blook into (?:your|the) (?:mail|inbox)/i, write: "check your inbox" },
  { found: /\bbelong together\b/i, write: "match, wrong email or password" },
  { found: /\bhow (?:it|things|that \w+) stands?\b/i, write: "its state, its status" },
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
];

/** Banned on screen and in emails as well. */
export const BANNED_ON_SCREEN: readonly BannedWord[] = [
  { found: /\bmailbox\b/i, write: "inbox, email address" },
  { found: /\bwishes\b/i, write: "special requests" },
  { found: /\bstands?\b/i, write: "is" },
  { found: /\bpress again\b/i, write: "try again" },
  { found: /\btakes? no orders\b/i, write: "is not taking orders" },
  { found: /\bmany \w+ from here\b/i, write: "too many attempts" },
  { found: /\bthat did not work\b/i, write: "something went wrong" },
  { found: /\bdoes not look like\b/i, write: "enter a valid" },
  { found: /\bsomebody was faster\b/i, write: "someone has just booked" },
  { found: /\b(?:are|is) all\.$/i, write: "end of list" },
  { found: /\bgo on\b/i, write: "continue" },
  { found: /\bname at the bell\b/i, write: "name on the doorbell" },
  { found: /\bwhat suits you\b|\bnothing fits\b/i, write: "dietary filters, no matches" },
  { found: /\bon its way to \{/i, write: "sent to" },
];
