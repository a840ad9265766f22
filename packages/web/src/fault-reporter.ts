import { isClientFault, reportClientError, toClientFault, type Ask } from '@lintel/contract';

type Report = Ask<typeof reportClientError>['body'];

/** Puts faults of our own program into the server's log, each once a page. Other errors are no fault: the page says them. */
export function faultReporter(
  app: Report['app'],
  send: (ask: Ask<typeof reportClientError>) => Promise<unknown>,
): (where: string, error: unknown) => void {
  const reported = new Set<string>();
  return (where, error) => {
    if (!isClientFault(error)) return;
    const fault = toClientFault(error);
    const key = `${where} ${fault.what} ${fault.at}`;
    if (reported.has(key)) return;
    reported.add(key);
    // The fault itself is in the page's console already: a report that doesn't arrive says nothing more.
    send({ body: { app, where, ...fault } }).catch(() => undefined);
  };
}
