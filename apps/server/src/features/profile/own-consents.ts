import { findBrand } from '@lintel/brands';
import type { HandlerReply, readOwnConsents } from '@lintel/contract';
import { LOAN_CONSENT_TYPES } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { loadApplications, type ApplicationRow } from '../../loan-file/index.ts';
import { loadConsents, loanConsentText } from '../../records/consents/index.ts';
import { loadMessageConsents, SMS_PROMPTS } from '../comms-prefs/index.ts';
import { profileConsentTexts } from './consent-texts.ts';

type OwnConsents = HandlerReply<typeof readOwnConsents>;
type GivenConsent = OwnConsents['given'][number];

/** Returns the consents that the caller gave, for their profile page, and whether they accept text messages. */
export async function loadOwnConsents(context: Context, caller: Caller): Promise<OwnConsents> {
  const { db } = context;
  const given: GivenConsent[] = [];
  for (const application of await loadApplications(db, caller.identityUuid, caller.organisation))
    given.push(...(await loadGiven(context, application)));
  return {
    texts: await loadTexts(context, caller),
    given: given.toSorted((one, other) => other.at.localeCompare(one.at)),
  };
}

/** Returns the consent texts for messages with the person's answers: the newest counts, and no answer means no. */
async function loadTexts({ db }: Context, { identityUuid }: Caller): Promise<OwnConsents['texts']> {
  const answers = await loadMessageConsents(db, identityUuid);
  return SMS_PROMPTS.map(({ uuid, type, version, text }) => {
    const newest = answers.findLast((one) => one.type === type);
    return {
      consentPromptUuid: uuid,
      type,
      version,
      text,
      optInOut: newest?.opted ?? 'OPT_OUT',
      answeredAt: newest?.at.toISOString() ?? null,
    };
  });
}

async function loadGiven({ db }: Context, application: ApplicationRow): Promise<GivenConsent[]> {
  const { uuid, organisation, loan_number: number } = application;
  const pages = profileConsentTexts(organisation);
  const lender = findBrand(organisation)?.name.legal ?? '';
  return (await loadConsents(db, uuid)).flatMap(({ type, version, opted, at }): GivenConsent[] => {
    const about = {
      version,
      optInOut: opted === 'OPT_IN' ? ('OPT_IN' as const) : ('OPT_OUT' as const),
      at: at.toISOString(),
      loanNumber: String(number),
    };
    const page = pages.find((one) => one.type === type);
    if (page) return [{ ...about, type: page.type, textUrl: page.textUrl, text: null }];
    const loanType = LOAN_CONSENT_TYPES.find((one) => one === type);
    if (!loanType) return [];
    const text = loanConsentText(loanType, version, lender)?.text ?? null;
    return [{ ...about, type: loanType, textUrl: null, text }];
  });
}
