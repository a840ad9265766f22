import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { CONTACT_ERRORS } = localized({ en });
