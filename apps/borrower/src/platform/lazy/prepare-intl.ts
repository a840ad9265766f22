import { ownScript } from '@lintel/web';
import url from './intl-worker.ts?worker&url';

/** Makes the first figure and the first date of a page cheap. The worker ends by itself. */
export const prepareIntl = (): Worker => new Worker(ownScript(url), { type: 'module' });
