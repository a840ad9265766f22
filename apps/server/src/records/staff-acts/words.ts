import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { NOTE_MAIL, PHONE_CALL } = localized({ en });
