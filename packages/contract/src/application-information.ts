import {
  CITIZENSHIPS,
  CORRECTABLE_DETAILS,
  MARITAL_STATUSES,
  OWNERSHIP_TYPES,
  firstNameField,
  hmdaFields,
  lastNameField,
  phoneField,
  yearsAtAddressField,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, line, loanParams, text, uuid } from './shapes/base.ts';
import { hardConsentRequests } from './shapes/consent.ts';
import { sentAddress } from './shapes/person.ts';
import { writeReply } from './shapes/status.ts';

const owner = z.strictObject({ firstName: firstNameField, lastName: /* @__PURE__ */ lastNameField() });

/**
 * Saves the details that the application still needs from the borrower. Records ContactDetailsGiven once nothing is
 * missing.
 */
export const saveContact = call({
  id: 'AP-2',
  tag: 'application',
  method: 'PUT',
  path: `${HELOC_API}/contact`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    maritalStatus: z.nullish(z.enum(MARITAL_STATUSES)),
    citizenship: z.nullish(z.enum(CITIZENSHIPS)),
    mailingAddress: z.nullish(sentAddress),
    yearsAtAddress: z.nullish(yearsAtAddressField),
    ownershipType: z.nullish(z.enum(OWNERSHIP_TYPES)),
    coOwners: z.nullish(checked(z.array(owner), z.maxLength(10))),
    phoneNumber: z.nullish(phoneField),
    ssn: z.nullish(checked(z.string(), z.maxLength(20))),
  }),
  reply: writeReply({ missing: z.array(z.string()) }),
  errors: ['ssn-invalid'],
  rules: { ifMatch: 'required', openAt: ['COLLECT_ADDITIONAL_INFO'] },
});

/** Returns the demographic form: its version, its notice and whether it was answered. Never the answers. */
export const readHmda = call({
  id: 'AP-3 get',
  tag: 'application',
  method: 'GET',
  path: `${HELOC_API}/hmda`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({ formVersion: line, notice: z.string(), answered: z.boolean() }),
  errors: [],
});

/**
 * Saves the answers to the demographic form, once. Records DemographicsAnswered; the answers are stored where no credit
 * rule reads them.
 */
export const answerHmda = call({
  id: 'AP-3 put',
  tag: 'application',
  method: 'PUT',
  path: `${HELOC_API}/hmda`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ formVersion: line, ...hmdaFields }),
  reply: writeReply({}),
  errors: ['hmda-group-unanswered'],
  rules: { ifMatch: 'required', openAt: ['HMDA'] },
});

/** Returns the application as it would be submitted, the same as in its summary document. */
export const readSummary = call({
  id: 'AP-4',
  tag: 'application',
  method: 'GET',
  path: `${HELOC_API}/app-summary`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    sections: z.array(
      z.strictObject({
        title: z.string(),
        rows: z.array(z.strictObject({ label: z.string(), value: z.string() })),
        /** Where the borrower changes these answers. */
        changeLocation: z.nullish(z.string()),
        /** True: the section shows the offer, and `reopenOffers` changes it. */
        changesOffer: z.boolean(),
      }),
    ),
    documentUuid: z.nullish(uuid),
    documentState: z.nullish(z.enum(['SCANNING', 'READY', 'REFUSED'])),
    /** Whether consent to the next hard pull is in force, is needed, or is needed again because the report expired. */
    hardConsent: z.enum(['STANDS', 'NEEDED', 'EXPIRED']),
    /** Whether every disclosure and the summary have been acknowledged. */
    documentsRead: z.boolean(),
  }),
  errors: [],
});

/**
 * Submits the application, with consent to the hard pull unless one is already in force. Records ApplicationSubmitted
 * and IncomeBypassDecided.
 */
export const submitApplication = call({
  id: 'AP-5',
  tag: 'application',
  method: 'POST',
  path: `${HELOC_API}/submission`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ certified: z.literal(true), consentRequests: z.nullish(hardConsentRequests) }),
  reply: writeReply({}),
  errors: ['consent-missing', 'consent-outdated', 'documents-unread', 'already-submitted'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['APP_SUBMISSION'] },
});

/** Requests a correction of the submitted application, which staff decide (`decideCorrection`). Records no fact. */
export const askCorrection = call({
  id: 'AP-10',
  tag: 'application',
  method: 'POST',
  path: `${HELOC_API}/corrections`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    field: z.enum(CORRECTABLE_DETAILS),
    value: checked(text, z.minLength(1)),
    comment: z.nullish(text),
  }),
  status: 201,
  reply: z.strictObject({ correctionUuid: uuid, state: z.literal('ASKED') }),
  errors: ['profile-locked'],
  rules: { idempotency: 'required' },
});
