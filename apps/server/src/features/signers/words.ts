import { localized } from '@lintel/domain';
import * as en from './words.en.ts';

export const { SIGNER, askedBy, INVITATION, REMOVED, LOGIN, WHAT, RISK, aboutAmount, NOTICES } = localized({ en });
