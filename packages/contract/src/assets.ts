import { MAX_COMPANY_NAME_LENGTH } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, dollars, dollarsIn, loanParams, uuid } from './shapes/base.ts';
import { writeReply } from './shapes/status.ts';

/** Types of account whose balance can count as income. */
export const ASSET_TYPES = ['CHECKING', 'SAVINGS', 'BROKERAGE', 'RETIREMENT'] as const;
const account = z.strictObject({
  type: z.enum(ASSET_TYPES),
  institution: checked(z.string(), z.minLength(1), z.maxLength(MAX_COMPANY_NAME_LENGTH)),
});
/** An account whose balance can count as income. `balance` is in dollars. */
export const asset = z.extend(account, { assetUuid: uuid, balance: dollars });

/** Rules of the calls that add to this step. */
const STEP_RULES = { idempotency: 'required', ifMatch: 'required', openAt: ['ASSETS_PREQUAL'] } as const;

/** Returns the accounts entered so far and the monthly income they count for. */
export const readAssets = call({
  id: 'AS-1 get',
  tag: 'assets',
  method: 'GET',
  path: `${HELOC_API}/assets`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({ assets: z.array(asset), countsForMonthlyIncome: dollars }),
  errors: [],
});

/** Adds an account, whose balance can count as income. */
export const addAsset = call({
  id: 'AS-1 post',
  tag: 'assets',
  method: 'POST',
  path: `${HELOC_API}/assets`,
  auth: 'borrower',
  params: loanParams,
  body: z.extend(account, { balance: dollarsIn }),
  status: 201,
  reply: writeReply({ asset }),
  errors: [],
  rules: STEP_RULES,
});

export const removeAsset = call({
  id: 'AS-1 delete',
  tag: 'assets',
  method: 'DELETE',
  path: `${HELOC_API}/assets/{assetUuid}`,
  auth: 'borrower',
  params: z.strictObject({ uuid, assetUuid: uuid }),
  reply: writeReply({}),
  errors: [],
  rules: { ifMatch: 'required', openAt: ['ASSETS_PREQUAL'] },
});

/** Completes the step with the accounts entered so far or, for `skip`, with none. Records AssetsLinked. */
export const completeAssets = call({
  id: 'AS-1 completion',
  tag: 'assets',
  method: 'POST',
  path: `${HELOC_API}/assets/completion`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ skip: z.boolean() }),
  reply: writeReply({}),
  errors: ['documents-missing'],
  rules: STEP_RULES,
});
