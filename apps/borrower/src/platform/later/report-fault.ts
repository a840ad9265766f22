import { reportClientError } from '@lintel/contract';
import { faultReporter } from '@lintel/web';
import { reportError } from '../telemetry.ts';
import { apiHere } from './api.ts';

const toServer = faultReporter('borrower', (ask) => apiHere(reportClientError, ask));

/** Logs what went wrong; a fault of our own program reaches the server's log too. */
export function reportFault(where: string, error: unknown): void {
  reportError(where, error);
  toServer(where, error);
}
