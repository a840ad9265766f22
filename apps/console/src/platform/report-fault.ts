import { isClientFault, getErrorMessage, reportClientError } from '@lintel/contract';
import { faultReporter } from '@lintel/web';
import { api } from './api.ts';

const toServer = faultReporter('console', (ask) => api(reportClientError, ask));

/** Logs a fault of our own program, in the browser and at the server. */
export function reportFault(where: string, error: unknown): void {
  if (isClientFault(error)) console.error(`[${where}]`, getErrorMessage(error));
  toServer(where, error);
}
