import {
  changeAlias,
  createHeloc,
  joinWaitList,
  readStatesEligibility,
  readZipEligibility,
  registerIdentity,
  saveConsents,
  verifyAbilityToStart,
  ApiError,
  createIdempotencyKey,
  type CallInput,
  type Call,
  type Reply,
  type Status,
} from '@lintel/contract';
import {
  createBody,
  registerBody,
  submitOutcome,
  waitlistBody,
  waitlistDecision,
  type CreateContext,
  type LendingArea,
  type RegistrationDraft,
  type StartModal,
} from '@lintel/domain';
import { lookUpIdentity } from '../../platform/lazy/look-up-identity.ts';
import type { AccountContact } from '../flow/account-contact.ts';

type Send = <C extends Call>(call: C, ask: NoInfer<CallInput<C>>) => Promise<Reply<C>>;
type Ability = NonNullable<Reply<typeof verifyAbilityToStart>>;

/** The reason that an application can't start, with the data for its dialog. */
export type StartStop = { kind: 'ACCOUNT_EXISTS'; email: string } | { kind: StartModal; ability?: Ability };

/** The result of submitting the registration: what the page does next. */
export type SubmitResult =
  | { kind: 'CREATED'; uuid: string; status: Status; version: number }
  | { kind: 'WAITLIST'; path: string }
  | { kind: 'STOPPED'; by: StartStop }
  | { kind: 'REFUSED'; field: string; message: string }
  | { kind: 'STAY'; banner: string }
  | { kind: 'AREA_UNKNOWN' }
  | { kind: 'TRY_AGAIN' }
  | { kind: 'DASHBOARD' };

/** Everything that one submit of the registration needs. */
export interface Submission {
  send: Send;
  draft: RegistrationDraft;
  password?: string | undefined;
  loggedIn: boolean;
  /** The contact details of a logged-in visitor's account; the contact step asked for the rest. */
  known?: AccountContact | undefined;
  organisation: string;
  area: LendingArea | undefined;
  /** The lender takes applications of the crypto campaign, so its visitors aren't wait-listed. */
  takesCrypto: boolean;
  context: CreateContext;
  smsPrompts: readonly { uuid: string; type: 'SMS' | 'SMS_TRANSACTIONAL' }[];
  log: (where: string, error: unknown) => void;
  /** Called with the application's ID once everything is saved. */
  onStarted: (applicationUuid: string) => void;
}

const STOPS: Record<string, StartModal> = {
  'active-application-exists': 'ACTIVE',
  'recent-heloc': 'RECENT',
  'inquiry-needs-loan-officer': 'INQUIRY',
};
const isNetwork = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.name === 'no-response'
    : error instanceof Error && error.cause !== undefined && isNetwork(error.cause);

/**
 * Returns a function that creates the account and the application, as a sequence that resumes where it failed: waiting
 * list, identity, phone, ability to start, application, text-message consents, start events. Each write keeps its key
 * across submits, so nothing is created twice.
 */
export function createSubmissionRunner(): (of: Submission) => Promise<SubmitResult> {
  const registerKey = createIdempotencyKey();
  const createKey = createIdempotencyKey();
  const waitKey = createIdempotencyKey();
  let registered = false;
  /** The identity's email address: the server accepts an application only under this address. */
  let ownEmail: string | undefined;

  async function register({ send, draft, password, organisation, log }: Submission): Promise<SubmitResult | undefined> {
    const contact = draft['phone-and-email'];
    const body = registerBody({ email: contact?.email, phoneNumber: contact?.phoneNumber, password });
    try {
      await send(registerIdentity, {
        query: { organization: organisation },
        body,
        idempotencyKey: registerKey.of(body),
      });
    } catch (error) {
      log('register', error);
      if (error instanceof ApiError && error.name === 'password-refused')
        return { kind: 'REFUSED', field: 'password', message: error.sentence };
      if (error instanceof ApiError && error.name === 'phone-invalid') return { kind: 'STAY', banner: error.sentence };
      return outcome('register', error, body.email);
    }
    registered = true;
    return undefined;
  }

  /** Checks that the new identity is readable, and saves its phone number if it has none. */
  async function checkIdentity({ send, draft, log }: Submission): Promise<SubmitResult | undefined> {
    const contact = draft['phone-and-email'];
    try {
      const identity = await lookUpIdentity(send);
      ownEmail = identity.email;
      if (!identity.aliases.some(({ type }) => type === 'Phone') && contact?.phoneNumber) {
        await send(changeAlias, { body: { type: 'Phone', value: contact.phoneNumber } }).catch((error: unknown) =>
          log('phone', error),
        );
      }
      return undefined;
    } catch (error) {
      log('identity', error);
      return outcome('identity', error, contact?.email ?? '');
    }
  }

  async function create({ send, draft, log, ...of }: Submission): Promise<SubmitResult> {
    const context = buildCreateContext(of);
    try {
      const ask = createBody(
        draft,
        ownEmail === undefined
          ? context
          : { ...context, emailKnown: true, known: { ...context.known, email: ownEmail } },
      );
      const { uuid, status, version } = await send(createHeloc, { ...ask, idempotencyKey: createKey.of(ask) });
      return { kind: 'CREATED', uuid, status, version };
    } catch (error) {
      log('create', error);
      const stop = error instanceof ApiError ? STOPS[error.name] : undefined;
      if (stop) return { kind: 'STOPPED', by: { kind: stop } };
      // The server stored its refusal under this key, so another try needs a new key.
      if (!isNetwork(error)) createKey.done();
      return outcome('create', error, '');
    }
  }

  return async (of) => {
    const area = of.area ?? (await readArea(of));
    const { state = '', zip = '' } = of.draft.index ?? {};
    const lends = waitlistDecision({
      state,
      zip,
      utmSource: of.draft.visit?.utm_source,
      area,
      takesCrypto: of.takesCrypto,
    });
    if (lends.kind === 'UNKNOWN') return { kind: 'AREA_UNKNOWN' };
    if (lends.kind === 'WAITLIST') {
      const body = waitlistBody(
        of.draft,
        buildCreateContext(of),
        of.draft['set-password']?.communicationConsent === 'on',
      );
      await of.send(joinWaitList, { body, idempotencyKey: waitKey.of(body) });
      return { kind: 'WAITLIST', path: lends.path };
    }
    if (!of.loggedIn && !registered) {
      const stopped = await register(of);
      if (stopped) return stopped;
    }
    const unknown = await checkIdentity(of);
    if (unknown) return unknown;
    const ability = await of.send(verifyAbilityToStart, {});
    if (ability.reason) return { kind: 'STOPPED', by: { kind: ability.reason, ability } };
    const result = await create(of);
    if (result.kind === 'CREATED') {
      await keepTexts(of);
      of.onStarted(result.uuid);
    }
    return result;
  };
}

/** Marks contact details of the account as known, so the contact step needn't answer them. */
function buildCreateContext({
  context,
  loggedIn,
  known,
}: Pick<Submission, 'context' | 'loggedIn' | 'known'>): CreateContext {
  return loggedIn && known
    ? { ...context, emailKnown: known.email !== undefined, phoneKnown: known.phoneNumber !== undefined, known }
    : context;
}

function outcome(at: 'register' | 'identity' | 'create', error: unknown, email: string): SubmitResult {
  const decided = submitOutcome({
    at,
    message: error instanceof Error ? error.message : '',
    ...(error instanceof ApiError && { sentence: error.sentence }),
    network: isNetwork(error),
  });
  return decided.kind === 'ACCOUNT_EXISTS' ? { kind: 'STOPPED', by: { kind: 'ACCOUNT_EXISTS', email } } : decided;
}

/**
 * Reads where the lender lends when the page didn't include it. Returns undefined on failure: no data means no one is
 * eligible.
 */
async function readArea({ send, organisation, log }: Submission): Promise<LendingArea | undefined> {
  const query = { orgCode: organisation };
  try {
    const [states, zipPrefixesNotServed] = await Promise.all([
      send(readStatesEligibility, { query }),
      send(readZipEligibility, { query }),
    ]);
    return { states, zipPrefixesNotServed };
  } catch (error) {
    log('eligibility', error);
    return undefined;
  }
}

/**
 * Saves the text-message consents. A failure here never stops registration. Skips visitors who weren't asked because
 * their account already has their contact details.
 */
async function keepTexts({ send, draft, organisation, smsPrompts, log }: Submission): Promise<void> {
  const contact = draft['phone-and-email'];
  const given = {
    SMS: contact?.smsMarketingConsent === 'on',
    SMS_TRANSACTIONAL: contact?.smsTransactionalConsent === 'on',
  };
  if (smsPrompts.length === 0 || !contact) return;
  await send(saveConsents, {
    body: {
      org: organisation,
      source: 'REGISTRATION',
      productType: 'HELOC',
      phone: contact?.phoneNumber,
      email: contact?.email,
      consents: smsPrompts.map(({ uuid, type }) => ({
        consentPromptUuid: uuid,
        optInOut: given[type] ? ('OPT_IN' as const) : ('OPT_OUT' as const),
      })),
    },
  }).catch((error: unknown) => log('sms consents', error));
}
