import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { APPROVED_BY, ENTERED_BY, CHECK_FAILURES, RESCISSION, moneyOutSentences, moneyOutMail } = localized({
  en,
});
