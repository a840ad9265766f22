import { toClientFault } from '@lintel/contract';
import { isIgnoredError } from '@lintel/domain';
import { track } from './events.ts';

/** The most errors that one page tracks, because a broken page can fail over and over. */
const MOST_ERRORS = 10;
let tracked = 0;

/**
 * Tracks an error by its kind and place, never by its message, which can contain what the visitor typed. The error page
 * is tracked whatever its cause.
 */
export function trackError(event: 'client-error' | 'error-page', where: string, error: unknown): void {
  if ((event === 'client-error' && isIgnoredError(error)) || tracked >= MOST_ERRORS) return;
  tracked += 1;
  track({ event, eventType: 'ERROR', eventProperties: { where, ...toClientFault(error) } });
}

/** Tracks uncaught errors from now on. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => {
    if (error) trackError('client-error', 'window', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => trackError('client-error', 'promise', reason));
}
