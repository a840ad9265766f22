import { localized } from '@lintel/domain';
import type { History } from './history-words.en.ts';
import * as en from './history-words.en.ts';

export const HISTORY: History = localized({ en }).HISTORY;
