import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const {
  ADVERSE_ACTION_MAIL,
  COUNTER_OFFER_MAIL,
  INCOMPLETENESS_MAIL,
  SCORE_MAIL,
  VALUATION_COPY_MAIL,
  CLOSED_MAIL,
} = localized({ en });
