import { reportFault } from '../../platform/lazy/report-fault.ts';
import { reportError } from '../../platform/report-error.ts';
import { trackError } from '../../telemetry/errors.ts';

/** Logs the error for which the error page is shown, and tracks that it was shown. */
export function reportScreen(error: unknown, stack: string | null | undefined): void {
  reportFault('screen', error);
  if (stack) reportError('screen stack', stack.trim().split('\n', 3).join(' '));
  trackError('error-page', 'screen', error);
}
