import { isClientFault, getErrorMessage, reportClientError } from '@lintel/contract';
import { createFaultReporter } from '@lintel/web';
import { api } from './api.ts';

const toServer = createFaultReporter('console', (ask) => api(reportClientError, ask));

/** Logs a fault of our own code, in the browser and on the server. */
export function reportFault(where: string, error: unknown): void {
  if (isClientFault(error)) console.error(`[${where}]`, getErrorMessage(error));
  toServer(where, error);
}
