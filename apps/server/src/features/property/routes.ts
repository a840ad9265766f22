import {
  chooseParcel,
  correctOwnership,
  correctParcel,
  correctPropertyAddress,
  saveValueEstimate,
  readProperty,
} from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { mount, type RecordMeta } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';
import { correctAddress, chooseParcelRecord, saveParcelNumber, saveEstimatedValue } from './corrections.ts';
import { findProperty, valueProperty } from './jobs.ts';
import { saveOwnership } from './ownership.ts';
import { loadPropertyReply } from './state.ts';
import { prequalTitle } from './title.ts';

/** The home in property records: parcel, automated value and recorded owner, with the borrower's corrections. */
export const property: Feature = {
  work: { 'property.find': findProperty, 'property.value': valueProperty, 'property.prequalTitle': prequalTitle },
  routes(app, context) {
    const write = async (uuid: string, by: RecordMeta, decide: (loan: LockedLoan) => Promise<readonly Fact[]>) => {
      const { reply } = await record(context, uuid, decide, by);
      return reply;
    };
    mount(app)(readProperty)(({ loan }) => loadPropertyReply(context, loan));
    mount(app)(correctPropertyAddress)(({ loan, body, by }) =>
      write(loan.uuid, by('propertySearch'), (lockedLoan) => correctAddress(context, lockedLoan, body)),
    );
    mount(app)(chooseParcel)(({ loan, body, by }) =>
      write(loan.uuid, by('propertySearch'), (lockedLoan) => chooseParcelRecord(context, lockedLoan, body.propertyId)),
    );
    mount(app)(correctParcel)(({ loan, body, by }) =>
      write(loan.uuid, by('propertySearch'), (lockedLoan) => saveParcelNumber(context, lockedLoan, body)),
    );
    mount(app)(correctOwnership)(({ loan, body, by }) =>
      write(loan.uuid, by('prequalTitle', 'conditions'), (lockedLoan) => saveOwnership(context, lockedLoan, body)),
    );
    mount(app)(saveValueEstimate)(({ loan, body, by }) =>
      write(loan.uuid, by('automatedValue'), (lockedLoan) => saveEstimatedValue(context, lockedLoan, body)),
    );
  },
};
