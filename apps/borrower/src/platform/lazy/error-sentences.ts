export { localErrorSentence } from '@lintel/contract';
