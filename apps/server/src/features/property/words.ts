import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { CORRECTION, VALUE_SOURCE } = localized({ en });
