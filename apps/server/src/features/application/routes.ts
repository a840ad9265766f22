import { findBrand } from '@lintel/brands';
import {
  changeAnswers as changeAnswersCall,
  createHeloc,
  giveSoftConsent,
  listHelocs,
  readAnswers as readAnswersCall,
  readConsentTypes,
  readDecline,
  readHeloc,
  readStateLicenses,
  readStatesEligibility,
  readZipEligibility,
} from '@lintel/contract';
import { applicationLocation, US_STATES } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { loadApplications, record, loanReply } from '../../loan-file/index.ts';
import { readAnswers, statesServed, zipPrefixesNotServed } from '../../records/answers/index.ts';
import { loanConsentTexts, recordSoftConsent } from '../../records/consents/index.ts';
import { removeDraft } from '../draft/index.ts';
import { explanationRoutes } from '../explanations/index.ts';
import { removePrepop } from '../prepop/index.ts';
import { withdrawalRoutes } from '../withdrawal/index.ts';
import { loadAnswersReply } from './answers-shape.ts';
import { changeAnswers, changeApplicantName, findMissingAnswers } from './change-answers.ts';
import { createApplication } from './create.ts';
import { loadCreator } from './creator.ts';
import { loadDecline } from './decline-shape.ts';
import { informationRoutes } from './information-routes.ts';
import { intake } from './intake.ts';
import { loadHeloc } from './shape.ts';
import { staffTasks } from './staff-tasks.ts';

const brandFor = (organization: string) => findBrand(organization) ?? refuse('not-found');

/** The calls that create, read, change and submit an application, and what registration reads without a login. */
export const application: Feature = {
  staffTasks,
  work: { intake },
  provide: (context) => ({
    changeApplicantName: (caller, name, meta) => changeApplicantName(context, caller, name, meta),
    publicReads: async (organisation) => buildApplicationReads(organisation),
  }),
  routes(app, context) {
    mount(app)(listHelocs)(async ({ caller }) => {
      const rows = await loadApplications(context.db, caller.identityUuid, caller.organisation);
      return Promise.all(rows.map((row) => toListItem(context, row)));
    });
    mount(app)(readHeloc)(({ loan }) => loadHeloc(context, loan));
    mount(app)(readConsentTypes)(({ organisation }) => loanConsentTexts(brandFor(organisation).name.legal));
    mount(app)(createHeloc)(async ({ body, caller, by, request, reply }) => {
      const created = await createApplication(context, body, await loadCreator(context, caller, request), by());
      event(context, 'application.created', {
        identity: caller.identityUuid,
        application: created.uuid,
        organisation: caller.organisation,
      });
      await removeDraft(context, request, reply);
      await removePrepop(context, request, reply);
      return { uuid: created.uuid, loanNumber: created.loanNumber, ...(await loanReply(context, created.uuid)) };
    });
    mount(app)(readStatesEligibility)(({ organisation }) => statesServed(brandFor(organisation)));
    mount(app)(readZipEligibility)(() => zipPrefixesNotServed());
    mount(app)(readStateLicenses)(({ organisation }) => listLicenses(organisation));
    mount(app)(readAnswersCall)(({ loan, caller }) => loadAnswersReply(context, loan, caller));
    mount(app)(changeAnswersCall)(async ({ loan, body, by }) => {
      const { reply } = await changeAnswers(context, loan, body, by('documentSets'));
      const { applicant } = await readAnswers(context.vault, context.db, loan.uuid);
      return { ...reply, missing: findMissingAnswers(applicant) };
    });
    mount(app)(readDecline)(({ loan }) => loadDecline(context, loan));
    mount(app)(giveSoftConsent)(async ({ loan, body, by, organisation, request }) => {
      const from = { organisation, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordSoftConsent(context, lockedLoan, body.consentRequests[0]?.version ?? '', from),
        by(),
      );
      return reply;
    });
    informationRoutes(app, context);
    explanationRoutes(app, context);
    withdrawalRoutes(app, context);
  },
};

async function toListItem(context: Context, row: Parameters<typeof loadHeloc>[1]) {
  const shape = await loadHeloc(context, row);
  return {
    ...shape,
    explain: shape.status.explain,
    location: applicationLocation(row.uuid, {
      ...shape.status,
      propertyState: shape.property.state,
      isCrypto: shape.isCrypto,
    }),
  };
}

function listLicenses(organization: string) {
  const { legal } = brandFor(organization);
  return statesServed(brandFor(organization)).map((abbrev) => ({
    abbrev,
    name: US_STATES[abbrev] ?? abbrev,
    licenseNumber: legal.nmlsId,
    url: legal.nmlsUrl ?? null,
  }));
}

function buildApplicationReads(organization: string): Record<string, unknown> {
  const brand = brandFor(organization);
  // During registration a person agrees only to the loan's soft check text. The other texts come with their own
  // screens.
  const consents = loanConsentTexts(brand.name.legal)
    .filter(({ type }) => type === 'SOFT_CREDIT')
    .map(({ type, version }) => ({ type, version }));
  return {
    statesEligible: statesServed(brand),
    zipPrefixes: zipPrefixesNotServed(),
    licenses: listLicenses(organization),
    consents,
  };
}
