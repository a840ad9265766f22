import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { PAY_OFF } = localized({ en });
