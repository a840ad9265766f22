import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { HAND_OFF_SMS, ID_CHECK } = localized({ en });
