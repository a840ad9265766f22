import { trustedScriptUrl } from '@lintel/web';
// oxlint-disable-next-line import/default -- the builder makes this export
import url from './intl-worker.ts?worker&url';

/** Makes the first figure and the first date of a page cheap. The worker ends by itself. */
export const prepareIntl = (): Worker => new Worker(trustedScriptUrl(url), { type: 'module' });
