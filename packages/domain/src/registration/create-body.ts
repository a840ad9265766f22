import * as z from 'zod/mini';
import type { Address } from '../fields/address.ts';
import type { RegistrationDraft } from './draft.ts';
import { softCreditConsentAtCreation } from './new-york.ts';
import { STEP_SCHEMA } from './step-schemas.ts';
import type { StepContext } from './step-schemas.ts';

/** What creation needs besides the draft. */
export interface CreateContext extends StepContext {
  readonly newYorkFlag: boolean;
  /** Version of each published consent text. */
  readonly consentVersions: {
    readonly PRIVACY: string;
    readonly TERMS: string;
    readonly COMMUNICATIONS: string;
    readonly SOFT_CREDIT: string;
  };
  /** Email and phone of a visitor who is logged in. */
  readonly known?: { readonly email?: string; readonly phoneNumber?: string };
  readonly experiments?: readonly { readonly name: string; readonly variation: string }[];
  readonly affiliate?: { readonly abVersion: string; readonly appIndicator: string; readonly liveOffers: string };
  readonly optimizelyProfileUuid?: string;
}

/**
 * Query and body of the call that creates an application, from a finished draft (ledger APP-002..018, resolutions OP-A-030, OP-A-032).
 * The soft-pull consent is left out for New York unless its flag is on (APP-007). Throws zod's error when a step is not complete,
 * an Error when email or phone is missing (REG-039).
 */
export function createBody(draft: RegistrationDraft, context: CreateContext) {
  const { occupancyType, ...property } = z.parse(STEP_SCHEMA.index(context), draft.index ?? {});
  const home: Address =
    occupancyType === 'HOME' ? property : z.parse(STEP_SCHEMA['home-address'](), draft['home-address'] ?? {});
  const { isListedForSale } = z.parse(STEP_SCHEMA['for-sale'](), draft['for-sale'] ?? {});
  const { employmentType, income, otherIncome } = z.parse(STEP_SCHEMA['annual-income'](), draft['annual-income'] ?? {});
  const name = z.parse(STEP_SCHEMA['legal-name'](context), draft['legal-name'] ?? {});
  const { dob } = z.parse(STEP_SCHEMA.birthdate(context), draft.birthdate ?? {});
  const contact = z.parse(STEP_SCHEMA['phone-and-email'](context), draft['phone-and-email'] ?? {});
  const email = context.known?.email ?? contact.email;
  const phoneNumber = context.known?.phoneNumber ?? contact.phoneNumber;
  if (!email || !phoneNumber) throw new Error('Missing email, phone or password');

  const { consentVersions } = context;
  const visit = draft.visit ?? {};
  const consent = (type: 'PRIVACY' | 'TERMS' | 'COMMUNICATIONS') => ({
    type,
    version: consentVersions[type],
    optInOut: 'OPT_IN' as const,
  });
  return {
    query: { state: property.state },
    body: {
      abVersionsRequest: [...(context.experiments ?? [])],
      affiliateAbVersion: context.affiliate?.abVersion,
      affiliateAppIndicator: context.affiliate?.appIndicator,
      affiliateLiveOffers: context.affiliate?.liveOffers,
      consentListRequest: [consent('PRIVACY'), consent('TERMS'), consent('COMMUNICATIONS')],
      consentRequests: softCreditConsentAtCreation(property.state, context.newYorkFlag)
        ? [{ type: 'SOFT_CREDIT' as const, version: consentVersions.SOFT_CREDIT }]
        : undefined,
      income: { incomeCoDeeders: 0, incomePrimary: income, incomeOther: otherIncome },
      marketingTools: {
        totalExpertOwnerId: visit.totalExpertOwnerId,
        totalExpertContactId: visit.totalExpertContactId,
      },
      profileRequest: {
        name,
        dob,
        email,
        phoneNumbers: [{ type: 'MOBILE' as const, number: phoneNumber }],
        addresses: [{ type: 'HOME' as const, ...home }],
      },
      propertyListedForSale: isListedForSale === 'YES',
      propertyRequest: { address: property, occupancyType },
      publish: true as const,
      utmParameters: {
        campaign: visit.utm_campaign,
        medium: visit.utm_medium,
        source: visit.utm_source,
        term: visit.utm_term,
        content: visit.utm_content,
        id: visit.utm_id,
      },
      employmentType,
      offerCode: visit.offerCode,
      optimizelyProfileRequest: context.optimizelyProfileUuid
        ? { optimizelyProfileUuid: context.optimizelyProfileUuid }
        : undefined,
      referrerId: visit.referrer,
      referralId: visit.rid,
    },
  };
}
