import { reportClientError } from '@lintel/contract';
import { createFaultReporter } from '@lintel/web';
import { reportError } from '../report-error.ts';
import { publicApi } from './api.ts';

const toServer = createFaultReporter('borrower', (ask) => publicApi(reportClientError, ask));

/** Logs an error in the browser's console; a fault of our code also goes to the server's log. */
export function reportFault(where: string, error: unknown): void {
  reportError(where, error);
  toServer(where, error);
}
