import { reportClientError } from '@lintel/contract';
import { faultReporter } from '@lintel/web';
import { reportError } from '../report-error.ts';
import { publicApi } from './api.ts';

const toServer = faultReporter('borrower', (ask) => publicApi(reportClientError, ask));

/** Logs an error; a fault of our own code also goes to the server's log. */
export function reportFault(where: string, error: unknown): void {
  reportError(where, error);
  toServer(where, error);
}
