/** The sentences of refusals, in a chunk that loads with the first refusal. */
export { localErrorSentence } from '@lintel/contract';
