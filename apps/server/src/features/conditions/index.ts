/** Conditions: what is still needed, and the documents that answer them. */
export { addToCondition } from './added.ts';
export { loadOwnConditions, toConditionReply } from './list.ts';
export { conditions } from './routes.ts';
export { ASKED } from './words.ts';
