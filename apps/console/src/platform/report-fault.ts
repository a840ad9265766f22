import { isClientFault, messageOf, reportClientError, toClientFault } from '@lintel/contract';
import { api } from './api.ts';

const reported = new Set<string>();

/** Puts a fault of our own program into the server's log, each once a page. */
export function reportFault(where: string, error: unknown): void {
  if (!isClientFault(error)) return;
  console.error(`[${where}]`, messageOf(error));
  const fault = toClientFault(error);
  const key = `${where} ${fault.what} ${fault.at}`;
  if (reported.has(key)) return;
  reported.add(key);
  api(reportClientError, { body: { app: 'console', where, ...fault } }).catch(() => undefined);
}
