import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const {
  ACCOUNT_MAIL,
  ACCOUNT_TEXTS,
  CONTACT_CHANGE,
  EMAIL_CODE,
  EMAIL_REVERT,
  INVITATION,
  PHONE_CODE,
  RESET_MAIL,
  RESET_REFUSED,
} = localized({ en });
