import { ApiError, isClientFault } from '@lintel/contract';
import { createUseSubmit } from '@lintel/web';
import { reportError } from '../report-error.ts';
import { reportFault } from './report-fault.ts';
import { SUBMIT } from './words.en.ts';

/** Submits a form or a button's action; see `createUseSubmit`. */
export const useSubmit = createUseSubmit(SUBMIT, (error) => {
  if (isClientFault(error)) reportFault('submit', error);
  else reportError('submit', error instanceof ApiError ? error.name : error);
});
