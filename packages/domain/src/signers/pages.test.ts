import { expect, test } from 'vitest';
import { signerStep } from './pages.ts';
import { CO_DEED_STAGES } from './stage.ts';

test("signerStep orders an additional signer's steps: identity, notary, done [PROG-013, SIGNER-005]", () => {
  expect(Object.fromEntries(CO_DEED_STAGES.map((stage) => [stage, signerStep(stage)]))).toEqual({
    LOGIN: 0,
    INTRO: 0,
    IDENTITY: 0,
    DOCUMENTS: 1,
    SIGN: 1,
    NOTARY: 1,
    DONE: -1,
    CANCELLED: -1,
  });
});
