import { readServicedAccount } from '../servicing.ts';
import { describeCall } from './docs.ts';
import { LOAN } from './samples.ts';

/** Documents the calls about the serviced account of an open line, for the OpenAPI description. */
export const servicingDocs = [
  describeCall(
    readServicedAccount,
    'Get the account of an open line',
    'Balance, available credit and next payment, from the servicer once a day. Empty before the line is open. `isCurrent` is false while the servicer does not answer; the figures are then from `asOf`.',
    {
      params: { uuid: LOAN },
      reply: {
        account: {
          asOf: '2027-01-04',
          balance: 87_399.22,
          available: 142.28,
          rate: 0.0835,
          nextPayment: { on: '2027-01-31', amount: 751.42, autopay: true },
          servicer: { name: 'Example Loan Servicing', phone: '8885550177', email: null },
        },
        isCurrent: true,
      },
    },
  ),
];
