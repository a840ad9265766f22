import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { CONNECTION, depositHasCome, ACCOUNT_ACCEPTED, buildAccountRefusedMail, inShort } = localized({ en });
