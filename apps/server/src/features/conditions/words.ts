import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { RULE_CONDITIONS, PHONE_CODE } = localized({ en });
