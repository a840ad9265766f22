import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { SOURCES, FOUND_BY, VISIT, APPRAISAL_PAYMENT } = localized({ en });
