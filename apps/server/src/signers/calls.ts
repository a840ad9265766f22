import { nameSigner, readSigners } from '@lintel/contract';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { record } from '../loan-file/record.ts';
import { written } from '../loan-file/written.ts';
import { coDeedWords, signerShape, signersShape } from './list.ts';
import { signerNamed } from './name.ts';

export const signers: Feature = {
  words: { 'co-deed': coDeedWords },
  routes(app, context) {
    mount(app)(readSigners)(({ loan }) => signersShape(context, loan));
    mount(app)(nameSigner)(async ({ loan, body, by }) => {
      await record(context, loan.uuid, (seen) => signerNamed(context, seen, body), by('signers', 'finalTitle'));
      return { ...(await written(context, loan.uuid)), signer: await signerShape(context, loan.uuid, body.personUuid) };
    });
  },
};
