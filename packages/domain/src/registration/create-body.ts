import * as z from 'zod/mini';
import type { RegistrationDraft } from './draft.ts';
import { registrationSteps } from './navigation.ts';
import { softCreditConsentAtCreation } from './place.ts';
import type { AnyStepForm, StepContext } from './step-form.ts';
import { STEP_FORMS } from './step-forms.ts';

/** The data that creating an application needs in addition to the draft. */
export interface CreateContext extends StepContext {
  readonly newYorkFlag: boolean;
  readonly consentVersions: {
    readonly PRIVACY: string;
    readonly TERMS: string;
    readonly COMMUNICATIONS: string;
    readonly SOFT_CREDIT: string;
  };
  /** Email and phone of a logged-in visitor. */
  readonly known?: { readonly email?: string; readonly phoneNumber?: string };
  /** The variations that this browser sees, and the ID under which it sees them. */
  readonly experiments?: readonly { readonly name: string; readonly variation: string }[];
  readonly optimizelyProfileUuid?: string;
}

type Forms = (typeof STEP_FORMS)[keyof typeof STEP_FORMS];
type PartOf<Form> = Form extends { creation?: (...values: never[]) => infer Part } ? (part: Part) => void : never;
/** The parts of all steps combined. */
type AllParts = PartOf<Forms> extends (part: infer All) => void ? All : never;

/** The parts of the body from the steps that apply. Throws zod's error when one is incomplete. */
function mergeParts(draft: RegistrationDraft, context: StepContext): AllParts {
  const body: Record<string, unknown> = {};
  const profileRequest: Record<string, unknown> = {};
  for (const step of registrationSteps(draft, context)) {
    const form: AnyStepForm = STEP_FORMS[step];
    if (!form.creation) continue;
    const part = form.creation(z.parse(form.schema(context), draft[step] ?? {}));
    Object.assign(body, part);
    Object.assign(profileRequest, part['profileRequest']);
  }
  return { ...body, profileRequest } as AllParts;
}

/** Values known from the account override typed ones. Throws when email or phone is missing. */
function resolveContact({ email, phoneNumbers }: AllParts['profileRequest'], known: CreateContext['known'] = {}) {
  const contact = {
    email: known.email ?? email,
    phoneNumbers: known.phoneNumber ? [{ type: 'MOBILE' as const, number: known.phoneNumber }] : phoneNumbers,
  };
  if (!contact.email || !contact.phoneNumbers) throw new Error('Missing email, phone or password');
  return { email: contact.email, phoneNumbers: contact.phoneNumbers };
}

/**
 * Builds query and body of the call that creates an application, from a finished draft. The soft-pull consent is left
 * out for New York unless its flag is on.
 *
 * @throws zod's error when a step is incomplete, an Error when email or phone is missing
 */
export function createBody(draft: RegistrationDraft, context: CreateContext) {
  const stated = mergeParts(draft, context);
  const { state } = stated.propertyRequest.address;
  const { consentVersions } = context;
  const { visit = {}, prepop = {} } = draft;
  const consent = (type: 'PRIVACY' | 'TERMS' | 'COMMUNICATIONS') => ({
    type,
    version: consentVersions[type],
    optInOut: 'OPT_IN' as const,
  });
  return {
    query: { state },
    body: {
      ...stated,
      profileRequest: { ...stated.profileRequest, ...resolveContact(stated.profileRequest, context.known) },
      abVersionsRequest: [...(context.experiments ?? [])],
      affiliateAbVersion: prepop.affiliateAbVersion,
      affiliateAppIndicator: prepop.affiliateAppIndicator,
      affiliateLiveOffers: prepop.affiliateLiveOffers,
      consentListRequest: [consent('PRIVACY'), consent('TERMS'), consent('COMMUNICATIONS')],
      consentRequests: softCreditConsentAtCreation(state, context.newYorkFlag)
        ? [{ type: 'SOFT_CREDIT' as const, version: consentVersions.SOFT_CREDIT }]
        : undefined,
      marketingTools: {
        totalExpertOwnerId: visit.totalExpertOwnerId,
        totalExpertContactId: visit.totalExpertContactId,
      },
      publish: true as const,
      utmParameters: {
        campaign: visit.utm_campaign,
        medium: visit.utm_medium,
        source: visit.utm_source,
        term: visit.utm_term,
        content: visit.utm_content,
        id: visit.utm_id,
      },
      offerCode: visit.offerCode,
      optimizelyProfileRequest: context.optimizelyProfileUuid
        ? { optimizelyProfileUuid: context.optimizelyProfileUuid }
        : undefined,
      referrerId: visit.referrer,
      referralId: visit.rid,
    },
  };
}
