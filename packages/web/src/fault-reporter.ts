import { isClientFault, reportClientError, toClientFault, type CallInput } from '@lintel/contract';

type Report = CallInput<typeof reportClientError>['body'];

/**
 * Creates an app's function that reports faults of our own code to the server's log, each once per page. Other errors
 * are not reported: the page shows them.
 */
export function createFaultReporter(
  app: Report['app'],
  send: (input: CallInput<typeof reportClientError>) => Promise<unknown>,
): (where: string, error: unknown) => void {
  const reported = new Set<string>();
  return (where, error) => {
    if (!isClientFault(error)) return;
    const fault = toClientFault(error);
    const key = `${where} ${fault.what} ${fault.at}`;
    if (reported.has(key)) return;
    reported.add(key);
    // The fault is already in the page's console, so a report that doesn't arrive is ignored.
    send({ body: { app, where, ...fault } }).catch(() => undefined);
  };
}
