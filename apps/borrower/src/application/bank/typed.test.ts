import { describe, expect, test } from 'vitest';
import { typedAccountBody, typedAccountErrors } from './typed.ts';

const VALID_INPUT = {
  routingNumber: '1110 0002-5',
  accountNumber: '12-3456 7890',
  accountAgain: '1234567890',
  accountType: 'CHECKING',
  ownerName: ' Maria Delgado ',
  method: 'MICRO_DEPOSIT',
};

describe('an account entered by its numbers', () => {
  test('sends the numbers without separators', () => {
    expect(typedAccountErrors(VALID_INPUT)).toEqual([]);
    expect(typedAccountBody(VALID_INPUT, 'DISBURSEMENT')).toEqual({
      purpose: 'DISBURSEMENT',
      routingNumber: '111000025',
      accountNumber: '1234567890',
      accountType: 'CHECKING',
      ownerName: 'Maria Delgado',
      method: 'MICRO_DEPOSIT',
      documentUuids: [],
    });
  });

  test.each([
    [{ routingNumber: '' }, 'routingNumber', 'Enter a 9-digit routing number'],
    [{ routingNumber: '11100002' }, 'routingNumber', 'Enter a 9-digit routing number'],
    [{ routingNumber: '111000026' }, 'routingNumber', 'Please enter a valid routing number'],
    [{ routingNumber: '991000025' }, 'routingNumber', 'Please enter a valid routing number'],
    [{ accountNumber: '', accountAgain: '' }, 'accountNumber', 'Enter the account number from your bank.'],
    [{ accountNumber: '1234', accountAgain: '1234' }, 'accountNumber', 'Enter the account number from your bank.'],
    [{ accountAgain: '1234567891' }, 'accountAgain', 'Enter the same account number twice'],
    [{ accountType: '' }, 'accountType', 'Choose checking or savings'],
    [{ ownerName: ' ' }, 'ownerName', 'Enter the name on the account'],
    [{ method: '' }, 'method', 'Choose how to verify this account'],
    [{ method: 'MANUAL' }, 'proof', 'Add one more file.'],
  ])('reports %j only at %s: %s [FORM-051]', (change, field, message) => {
    expect(typedAccountErrors({ ...VALID_INPUT, ...change })).toEqual([{ field, message }]);
  });

  test('reports the fields of an empty form in the order of the page', () => {
    expect(typedAccountErrors({}).map(({ field }) => field)).toEqual([
      'routingNumber',
      'accountNumber',
      'accountType',
      'ownerName',
      'method',
    ]);
  });

  test('sends files with a bank letter and none with a small deposit', () => {
    const files = { ...VALID_INPUT, proof: 'a b' };
    expect(typedAccountBody({ ...files, method: 'MANUAL' }, 'DISBURSEMENT').documentUuids).toEqual(['a', 'b']);
    expect(typedAccountBody(files, 'AUTOPAY').documentUuids).toEqual([]);
  });
});
