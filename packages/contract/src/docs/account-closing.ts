import { closeOwnAccount, readAccountClosing } from '../account-closing.ts';
import { describeCall } from './docs.ts';

/** Documents the calls about closing the account, for the OpenAPI description. */
export const accountClosingDocs = [
  describeCall(
    readAccountClosing,
    'Get what closing the account means',
    'What keeps it open, until when the earlier email address can change it back, and which records are kept afterwards, by which rule and until when.',
    {
      reply: {
        open: [],
        changeBackUntil: null,
        kept: [{ record: 'APPLICATION', source: '12 CFR 1002.12(b)', until: '2028-04-03' }],
      },
    },
  ),
  describeCall(
    closeOwnAccount,
    'Close the account',
    'Password, passkeys, two-step login and sessions end, the address is free, and the owner is emailed. `loan-open`: an application, a line of credit or a request to sign is open. `change-back-open`: the earlier email address can still change the account back.',
    {},
  ),
];
