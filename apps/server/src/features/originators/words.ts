import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

/**
 * `INVITE`: errors when a loan officer starts an application for a borrower. `MANAGE`: errors when staff enter loan
 * officers.
 */
export const { INVITE, MANAGE, SETUP_MAIL } = localized({ en });
