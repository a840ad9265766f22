import * as z from 'zod/mini';
import { call } from './call.ts';
import { K } from './paths.ts';
import { dollars, instant, line, uuid } from './shapes/base.ts';
import { checked } from './shapes/checked.ts';
import { onLoan } from './shapes/params.ts';
import { write } from './shapes/status.ts';

/** SI-2 get. The consent to electronic papers: its text, what the device needs, the sample PDF that holds the code. */
export const readEsignConsent = call({
  id: 'SI-2 get',
  tag: 'signing',
  method: 'GET',
  path: `${K}/signing/consent`,
  auth: 'borrower-or-signer',
  params: onLoan,
  reply: z.strictObject({
    version: line,
    text: z.string(),
    sampleDocumentUuid: uuid,
    requirements: z.array(z.string()),
    paperFee: dollars,
    givenAt: z.nullish(instant),
    withdrawnAt: z.nullish(instant),
  }),
  errors: [],
});

/** SI-2 consent. Agrees to electronic papers; the code was read in the sample PDF, which shows that they can be opened. Records ESignConsentGiven. */
export const giveEsignConsent = call({
  id: 'SI-2 consent',
  tag: 'signing',
  method: 'POST',
  path: `${K}/signing/consent`,
  auth: 'borrower-or-signer',
  params: onLoan,
  body: z.strictObject({ version: line, demonstratedCode: checked(z.string(), z.maxLength(20)) }),
  reply: write({}),
  errors: ['code-wrong', 'consent-outdated'],
  rules: { idempotency: 'required' },
});

/** SI-2 withdrawal. Takes the consent back: from now on papers come by post. Records ESignConsentWithdrawn. */
export const withdrawEsignConsent = call({
  id: 'SI-2 withdrawal',
  tag: 'signing',
  method: 'POST',
  path: `${K}/signing/consent/withdrawal`,
  auth: 'borrower-or-signer',
  params: onLoan,
  body: z.strictObject({ reason: checked(z.string(), z.minLength(1), z.maxLength(500)) }),
  reply: write({}),
  errors: ['consent-missing'],
  rules: { idempotency: 'required' },
});
