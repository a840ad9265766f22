/** Notices that the law requires: adverse action, incompleteness, counteroffer, cancellation. */
export { noticeAbout } from './about.ts';
export { ONLY, previewAdverseAction } from './adverse-action.ts';
export { loadDeclineDecision, loadDecisionInputs } from './decision.ts';
export { behind, resumingReader } from './resuming-reader.ts';
export { notices } from './routes.ts';
export { findNotice, preparedNotice, readsOnScreen, sendNotice } from './send.ts';
export type { NoticeMail } from './notice-mail.ts';
