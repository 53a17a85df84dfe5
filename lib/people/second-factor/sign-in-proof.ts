/** How somebody of the staff has shown who they are, in the session that they act with. */
export type SignInProof = {
  /** When password and, where there is one, second factor were last given. */
  provenAt: Date;
  hasSecondFactor: boolean;
  /** By when they need a second factor, as an owner who takes cards and was notified; null for everybody else. */
  factorDueAt: Date | null;
  /** On a shared device: password and factor are those of whoever signed it in, not of the member who acts by PIN. */
  isOfDevice?: true;
};
