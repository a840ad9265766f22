import {
  LOAN_OFFICER_NOT_LICENSED,
  mayReferrerLend,
  STEP_FORMS,
  calendarDay,
  fieldErrors,
  minimumAge,
  needsLookUp,
  newYorkRule,
  nextRegistrationStep,
  registrationDraftSchema,
  registrationPath,
  stepOfLegacy,
  stepOfPath,
  withStepValues,
  PACIFIC,
} from '@lintel/domain';
import type {
  FieldMessage,
  RegistrationDraft,
  RegistrationPage,
  RegistrationStep,
  StepContext,
  StepValues,
} from '@lintel/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { readDraft, saveDraft } from '../features/draft/index.ts';
import { evaluateFlags } from '../features/optimize/index.ts';
import { lookUpReferrer, toOriginatorReply } from '../features/originators/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuse, refuseFields, countAddress, countRequest, brandOfRequest } from '../kernel/http/index.ts';
import { BASE, getEnvironment } from './page-data.ts';
import type { SendPage } from './pages.ts';
import { POSTED } from './words.ts';

type PostedValues = Readonly<Record<string, string>>;

/**
 * Handles a registration form that the browser posts without JavaScript: saves the step and redirects (303) to the next
 * step, or returns 422 with the page, the messages and what was typed.
 */
export function mountPlainPost(app: FastifyInstance, context: Context, sendPage: SendPage): void {
  app.removeAllContentTypeParsers();
  const read = async (_request: FastifyRequest, text: string | Buffer): Promise<PostedValues> =>
    parseFormFields(text.toString());
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, read);
  for (const url of [`${BASE}/register-v2`, `${BASE}/register-v2/:step`, `${BASE}/register`]) {
    app.post<{ Body: PostedValues }>(url, { bodyLimit: 16_384, schema: { hide: true } }, async (request, reply) => {
      await countAddress(app, request);
      refuseForeign(request);
      await countRequest(context, 'lookup', { address: request.ip });
      const { page, step, query } = readAddress(request.url);
      const savedDraft = (await readDraft<RegistrationDraft>(context, request)) ?? {};
      const typed = await completeAddress(
        context,
        brandOfRequest(context, request)?.brand.orgCode,
        keptFields(step, request.body),
      );
      const draft = withStepValues(savedDraft, step, typed as StepValues<typeof step>);
      const messages = await validateStep(context, request, step, draft, request.body);
      await saveDraft<RegistrationDraft>(context, request, reply, (now) =>
        withStepValues(now ?? {}, step, typed as StepValues<typeof step>),
      );
      if (messages.length > 0) return sendPage(request, reply, { draft, posted: { step, messages, typed } });
      const next = nextRegistrationStep(draft, step) ?? step;
      const address = `${BASE}/${registrationPath(next, page)}`;
      return reply.redirect(query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`, 303);
    });
  }
}

interface StepAddress {
  readonly page: RegistrationPage;
  readonly step: RegistrationStep;
  /** The rest of the query, which the next step's address keeps. */
  readonly query: string;
}

/** Returns the step that an address names, in the redesigned flow by its path and on the legacy page by its query. */
function readAddress(url: string): StepAddress {
  const { pathname, searchParams: query } = new URL(url, 'http://page');
  const path = pathname.slice(BASE.length + 1);
  const page = path === 'register' ? path : 'register-v2';
  const step =
    (page === 'register' ? stepOfLegacy(query.get('step'), query.get('part')) : stepOfPath(path)) ??
    refuse('not-found');
  if (page === 'register') for (const name of ['step', 'part']) query.delete(name);
  return { page, step, query: query.toString() };
}

/** A form on another site can post here with the visitor's cookie, so only our own pages are allowed. */
function refuseForeign(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isOurs =
    site === undefined
      ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
      : site === 'same-origin';
  if (!isOurs) refuse('not-available');
}

/** Keeps the last value of a repeated field, and the last part of a dotted name, as the app reads its forms. */
function parseFormFields(text: string): PostedValues {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) fields[name.slice(name.lastIndexOf('.') + 1)] = value;
  return fields;
}

/** Returns the fields of this step's draft, which never include a password. */
function keptFields(step: RegistrationStep, fields: PostedValues): PostedValues {
  const known: readonly string[] = STEP_FORMS[step].fields;
  const knownFields = Object.fromEntries(
    known.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  const parsed = z.safeParse(registrationDraftSchema, { [step]: knownFields });
  return parsed.success
    ? knownFields
    : refuseFields(parsed.error.issues.map((issue) => ({ message: POSTED.tooLong, field: String(issue.path.at(-1)) })));
}

/** Takes the address that equals the text, or the only one found: without JavaScript no one can choose from a list. */
async function completeAddress(
  context: Context,
  organization: string | undefined,
  typed: PostedValues,
): Promise<PostedValues> {
  if (!context.lookUpAddress || organization === undefined || !needsLookUp(typed)) return typed;
  const search = (typed['address'] ?? '').trim();
  const suggestions = await context.lookUpAddress(organization, search, []).catch(() => []);
  const same =
    suggestions.find((one) => one.fullAddress.toLowerCase() === search.toLowerCase()) ??
    (suggestions.length === 1 ? suggestions[0] : undefined);
  if (!same) return typed;
  const { street1, street2, city, state, zip, fullAddress } = same;
  return { ...typed, address: fullAddress, street1, street2, city, state, zip };
}

async function validateStep(
  context: Context,
  request: FastifyRequest,
  step: RegistrationStep,
  draft: RegistrationDraft,
  fields: PostedValues,
): Promise<readonly FieldMessage[]> {
  // The last step creates the account by API calls, so without JavaScript its button changes nothing.
  if (step === 'set-password') return [{ field: 'password', message: POSTED.needsScript }];
  if (step === 'index' && !(await mayReferrerLendAt(context, request, draft)))
    return [{ field: 'address', message: LOAN_OFFICER_NOT_LICENSED }];
  const schema = STEP_FORMS[step].schema(await stepContext(context, request, draft));
  return fieldErrors(z.safeParse(schema, { ...fields, ...draft[step] })).messages;
}

/** Whether the loan officer who sent the visitor may lend in the property's state. */
async function mayReferrerLendAt(
  context: Context,
  request: FastifyRequest,
  { index, visit }: RegistrationDraft,
): Promise<boolean> {
  const organisation = brandOfRequest(context, request)?.brand.orgCode;
  if (organisation === undefined || !index?.state) return true;
  const ids = { referrer: visit?.referrer, rid: visit?.rid };
  const { originator } = await lookUpReferrer(context, context.db, organisation, ids);
  return !originator || mayReferrerLend(toOriginatorReply(originator), index.state);
}

async function stepContext(context: Context, request: FastifyRequest, draft: RegistrationDraft): Promise<StepContext> {
  const brand = brandOfRequest(context, request)?.brand ?? refuse('not-found');
  const [newYork] = await evaluateFlags(context, brand.orgCode, ['fe-heloc-new-york']);
  const site = {
    newYorkSite: brand.hosts.nonNyVariant !== undefined,
    newYorkFlag: newYork?.enabled ?? false,
  };
  const state = draft.index?.state ?? '';
  return {
    minimumAge: minimumAge({
      ageRestricted: brand.flags['minimum-age-62'] === true,
      states: [state, draft['home-address']?.state],
    }),
    today: calendarDay(context.sessionNow().toISOString(), PACIFIC),
    newYorkRefused: newYorkRule('NY', site) === 'REFUSED',
    digitsInNames: getEnvironment(context.config) === 'test',
  };
}
