/** Milliseconds after which the processing dialog closes, although the work may continue. */
export const PROCESSING_TIMEOUT_MS = 30_000;

/** Client rules of calls behind the processing dialog: they wait longer, so that the dialog's timeout decides. */
export const BEHIND_PROCESSING = { timeoutMs: 2 * PROCESSING_TIMEOUT_MS };
