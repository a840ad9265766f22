import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { CONNECTION, buildDepositArrivedMail, ACCOUNT_ACCEPTED, buildAccountRefusedMail, formatAccountForStaff } =
  localized({ en });
