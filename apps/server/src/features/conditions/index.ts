/** Conditions: what is still needed, and the documents that answer them. */
export { attachToCondition } from './attach-uploads.ts';
export { loadOwnConditions, toConditionReply } from './list.ts';
export { conditions } from './routes.ts';
export { areConditionsShownToSigners } from './shown-to-signers.ts';
export { RULE_CONDITIONS } from './words.ts';
