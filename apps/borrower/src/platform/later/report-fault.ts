import { isClientFault, reportClientError, toClientFault } from '@lintel/contract';
import { reportError } from '../telemetry.ts';
import { apiHere } from './api.ts';

const reported = new Set<string>();

/** Logs what went wrong; a fault of our own program reaches the server's log too, each once a page. */
export function reportFault(where: string, error: unknown): void {
  reportError(where, error);
  if (!isClientFault(error)) return;
  const fault = toClientFault(error);
  const key = `${where} ${fault.what} ${fault.at}`;
  if (reported.has(key)) return;
  reported.add(key);
  // The fault itself is in the page's console already: a report that doesn't arrive says nothing more.
  apiHere(reportClientError, { body: { app: 'borrower', where, ...fault } }).catch(() => undefined);
}
