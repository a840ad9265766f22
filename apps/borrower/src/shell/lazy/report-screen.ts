import { reportFault } from '../../platform/lazy/report-fault.ts';
import { reportError } from '../../platform/report-error.ts';
import { trackError } from '../../telemetry/errors.ts';

/** Logs the error that the error page stands for, and tracks that the page was shown. */
export function reportScreen(error: unknown, stack: string | null | undefined): void {
  reportFault('screen', error);
  if (stack) reportError('screen stack', stack.trim().split('\n', 3).join(' '));
  trackError('error-page', 'screen', error);
}
