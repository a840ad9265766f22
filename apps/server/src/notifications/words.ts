/** What stands behind the title of a turn that is over. */
export const DONE_SINCE = (step: string) => `Done since: ${step}.`;
