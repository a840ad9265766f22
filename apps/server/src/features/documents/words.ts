import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { LETTER_RETURNED_MAIL } = localized({ en });
