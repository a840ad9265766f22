import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { INVITATION, EMAIL_CODE, RESET_MAIL, ACCOUNT_MAIL, ACCOUNT_TEXTS, RESET_REFUSED } = localized({ en });
