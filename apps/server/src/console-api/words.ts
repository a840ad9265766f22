import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { REFUSED, VALUE_SOURCE, CORRECTION, RECONSIDERATION, INCOME_RECORD, PAYOFF, SUBJECT } = localized({ en });
