import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { TURN_MAIL, MONEY_MAIL, TURN_TEXT, TEXT_ANSWERS } = localized({ en });
