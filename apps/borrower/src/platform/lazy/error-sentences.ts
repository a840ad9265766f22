/** Error sentences, in a chunk that loads with the first error. */
export { localErrorSentence } from '@lintel/contract';
