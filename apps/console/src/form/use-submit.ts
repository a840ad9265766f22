import { useToast } from '@lintel/ui';
import { createUseSubmit, type Submit, type SubmitOptions } from '@lintel/web';
import { reportFault } from '../platform/report-fault.ts';
import { FORM } from './words.en.ts';

/** Submits a form or a button's action; see `createUseSubmit`. */
export const useSubmit = createUseSubmit(FORM, (error) => reportFault('submit', error));

/** For a button with no place to show a failure: shows it in a toast. */
export function useToastSubmit(id: string, options: SubmitOptions = {}): Submit {
  const toast = useToast();
  return useSubmit({ ...options, onFailure: ({ formError }) => toast({ id, text: formError ?? '', stays: true }) });
}
