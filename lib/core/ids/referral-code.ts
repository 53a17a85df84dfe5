export const REFERRAL_CODE_LENGTH = { from: 3, to: 32 } as const;

/** The code of a sales agent, as links and the cookie carry it. */
export const REFERRAL_CODE = new RegExp(
  `^[A-Za-z0-9_-]{${REFERRAL_CODE_LENGTH.from},${REFERRAL_CODE_LENGTH.to}}$`,
);
