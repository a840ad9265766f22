import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { EXPORT } = localized({ en });
