import * as z from 'zod/mini';
import { allSigned } from '../people.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { voidingGround, reasons, recordRefs, shortText } from './parts.ts';

/** Facts that end an application. */
export const endsFacts = {
  ApplicationWithdrawn: fact({
    data: z.strictObject({ reason: shortText() }),
    effect: (file) => ({ ...file, ended: { status: 'CANCELLED', why: 'WITHDRAWN' } }),
    needs: ({ file }) => rule(!allSigned(file), 'everyone has signed, so an owner must rescind instead'),
    act: true,
  }),
  ApplicationDeclined: fact({
    data: z.strictObject({ reasons, ruleSet: shortText(80), reliedOn: recordRefs, ground: z.nullable(voidingGround) }),
    effect: (file, { reasons, ground }) => ({
      ...file,
      ended: { status: 'DECLINED', why: reasons.join('; '), ...(ground === null ? {} : { ground }) },
    }),
    needs: ({ file }, { ground }) =>
      rule(!allSigned(file) || ground !== null, 'everyone has signed, so a decline must name its reason') ??
      rule(!file.fundsSent, 'the money has been sent') ??
      // For a person on a sanctions list, the order is stopped first; an ended loan file still records what the bank
      // reports about it.
      rule(!file.fundsOrdered || ground === 'SANCTIONS', 'the money is on its way'),
  }),
};
