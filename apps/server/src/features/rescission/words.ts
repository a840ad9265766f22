import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { NOTICE_MAIL, TIMELINE, CANCELING_LETTER_ERRORS } = localized({ en });
