/** Notices that the law requires: adverse action, incompleteness, counteroffer, cancellation. */
export { loadNoticeAbout } from './about.ts';
export { ADVERSE_ACTION_ATTEMPT, previewAdverseAction } from './adverse-action.ts';
export { loadDeclineDecision, loadDecisionInputs } from './decision.ts';
export { afterPlace, createResumingReader } from './resuming-reader.ts';
export { notices } from './routes.ts';
export { findNotice, prepareNotice, readsOnScreen, sendNotice } from './send.ts';
export type { NoticeMail } from './notice-mail.ts';
