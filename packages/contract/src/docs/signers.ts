import * as signers from '../signers.ts';
import { docs } from './docs.ts';
import { LOAN, OTHER, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const SIGNER = {
  signerUuid: OTHER, personUuid: OTHER, identityUuid: null, firstName: 'Ben', lastName: 'Ruiz', role: 'CO_DEEDER', livesThere: 'UNKNOWN', email: 'b***@example.com', phoneNumber: '(***) ***-0123',
  removableBy: 'YOU', state: 'INVITED', sentAt: null, signedAt: null, cancelledAt: null,
} as const;

export const DOCS = [
  docs(signers.readSigners, 'Who must sign with me', 'Everybody whom the title asks for with the reason: other owners, and a spouse where the state has one sign. They sign the deed, not the debt (calls SG-1).', {
    params,
    reply: { signers: [SIGNER], mustSign: [{ personUuid: OTHER, name: 'Ben Ruiz', relation: 'CO_OWNER', reason: 'the deed needs every owner of the home', livesThere: 'UNKNOWN', signerUuid: OTHER }], version: 12 },
  }),
  docs(signers.nameSigner, 'Name somebody who must sign', 'One of `mustSign` who is not named yet, with an e-mail address or a mobile phone of their own. Whether they live in the home fills in their own question; it never counts as no (calls SG-1).', {
    params,
    body: { personUuid: OTHER, firstName: 'Ben', lastName: 'Ruiz', role: 'CO_DEEDER', livesThere: 'UNKNOWN', email: 'ben@example.com', phoneNumber: null },
    reply: { ...WRITTEN, signer: SIGNER },
  }),
];
