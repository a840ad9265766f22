import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { INVITE, MANAGE, SETUP_MAIL } = localized({ en });
