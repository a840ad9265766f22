import { MAX_COMPANY_NAME_LENGTH } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, dollars, dollarsIn, onLoan, uuid } from './shapes/base.ts';
import { write } from './shapes/status.ts';

/** Types of account whose balance can count as income. */
export const ASSET_TYPES = ['CHECKING', 'SAVINGS', 'BROKERAGE', 'RETIREMENT'] as const;
const account = z.strictObject({
  type: z.enum(ASSET_TYPES),
  institution: checked(z.string(), z.minLength(1), z.maxLength(MAX_COMPANY_NAME_LENGTH)),
});
/** An account whose balance can count as income. `balance` is in dollars. */
export const asset = z.extend(account, { assetUuid: uuid, balance: dollars });

const OPEN = { idempotency: 'required', ifMatch: 'required', openAt: ['ASSETS_PREQUAL'] } as const;

/** Returns the accounts entered so far and the monthly income they count for. */
export const readAssets = call({
  id: 'AS-1 get',
  tag: 'assets',
  method: 'GET',
  path: `${HELOC_API}/assets`,
  auth: 'borrower',
  params: onLoan,
  reply: z.strictObject({ assets: z.array(asset), countsForMonthlyIncome: dollars }),
  errors: [],
});

export const addAsset = call({
  id: 'AS-1 post',
  tag: 'assets',
  method: 'POST',
  path: `${HELOC_API}/assets`,
  auth: 'borrower',
  params: onLoan,
  body: z.extend(account, { balance: dollarsIn }),
  status: 201,
  reply: write({ asset }),
  errors: [],
  rules: OPEN,
});

export const removeAsset = call({
  id: 'AS-1 delete',
  tag: 'assets',
  method: 'DELETE',
  path: `${HELOC_API}/assets/{assetUuid}`,
  auth: 'borrower',
  params: z.strictObject({ uuid, assetUuid: uuid }),
  reply: write({}),
  errors: [],
  rules: { ifMatch: 'required', openAt: ['ASSETS_PREQUAL'] },
});

/** Completes the step, with or without accounts. Records AssetsLinked. */
export const completeAssets = call({
  id: 'AS-1 completion',
  tag: 'assets',
  method: 'POST',
  path: `${HELOC_API}/assets/completion`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ skip: z.boolean() }),
  reply: write({}),
  errors: ['documents-missing'],
  rules: OPEN,
});
