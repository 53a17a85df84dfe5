/** The name of an audited action as a key of the catalogue: `staff.role-changed` is `staffRoleChanged`. */
export function actionKey(action: string): string {
  return action.replaceAll(/[._-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What an action without a sentence of its own is called: its name as words. */
export function actionInWords(action: string): string {
  const words = actionKey(action)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether an act is the start or the end of a support visit, and not something done during one. */
export function isVisitAct(action: string): boolean {
  return action.startsWith("support.");
}
