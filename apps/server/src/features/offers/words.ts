import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export type { Cause } from './words.en.ts';

export const { CAUSES, joinCauses, CHANGE_LINES, STOPPED } = localized({ en });
