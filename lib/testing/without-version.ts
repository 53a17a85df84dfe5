/** Why an operation that changes something has no version. */
export const WITHOUT_VERSION: Record<string, string> = {
  updateBazarAccount: "one guest's own account; staff do not edit it",
  addFavourite: "a mark that is there or not; both rivals want it",
  changeOrderDetails: "a guest's own order, held to its status",
  changeEmulatedPrinter: "a toy of local development",
  stayActing: "prolongs; nothing is edited",
  shareDevice: "turns a switch once and for all",
  setPin: "a secret that nobody reads",
  reorderCategories: "names the whole order, and what is not named follows",
  reorderProducts: "names the whole order, and what is not named follows",
  changeOrderStatus: "a step that the present status allows or refuses (INVALID_TRANSITION)",
  saveDisputeAnswer: "its body names the version that it was written on (DISPUTE_ANSWER_CHANGED)",
  putEvidenceFile: "puts a file in a place of its own; the text's version grows with it",
};
