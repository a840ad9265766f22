import { localized } from '@lintel/domain';
import * as en from './letter-words.en.ts';

export const { LETTER_WORDS } = localized({ en });
