/** Body of a notification about a finished turn. */
export const DONE_SINCE = (step: string) => `Completed: ${step}.`;
