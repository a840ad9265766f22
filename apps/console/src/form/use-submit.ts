import { useToast } from '@lintel/ui';
import { newSubmit, type Submit, type SubmitOptions } from '@lintel/web';
import { reportFault } from '../platform/report-fault.ts';
import { FORM } from './copy.ts';

/** Sends a form or what a button does; see `newSubmit`. */
export const useSubmit = newSubmit(FORM, (error) => reportFault('submit', error));

/** A button that has no place for its failure: a toast shows it. */
export function useToastSubmit(id: string, options: SubmitOptions = {}): Submit {
  const toast = useToast();
  return useSubmit({ ...options, onFailure: ({ formError }) => toast({ id, text: formError ?? '' }) });
}
