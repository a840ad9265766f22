import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { HELP, MODEL, OWN_FILE } = localized({ en });
