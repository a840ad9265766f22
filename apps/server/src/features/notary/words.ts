import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { PLATFORM, MEETING, WET, TEXAS_NOTICE, CALENDAR } = localized({ en });
