import {
  acceptSignerInvitation,
  askForSignerInvitation,
  emailSignerLogin,
  cancelSigner,
  changeSignerContact,
  correctFileSigner,
  declineToSign,
  logInSigner,
  nameFileSigner,
  nameSigner,
  openSignerInvitation,
  readCoDeedStatus,
  readOwnSigner,
  readSigners,
  removeSigner,
  resendFileSigner,
  resendSignerInvitation,
  saveSignerReplayLink,
  saveSignerResidence,
} from '@lintel/contract';
import { BORROWER } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { record, type RecordResult } from '../../loan-file/index.ts';
import { unsignedWords } from '../../records/named-signers/index.ts';
import { recordStaffAction } from '../../records/staff-acts/index.ts';
import { acceptInvitation } from './accept.ts';
import { coDeedWords, loadSignerReply, loadSignersReply } from './list.ts';
import { requestLoginCode, logIn, sendLogin } from './login.ts';
import { saveSignerContact, inviteSignerAgain, removeSignerForStaff, withdrawSigner } from './manage.ts';
import { recordNamedSigner } from './name.ts';
import { requestNewLink, openInvitation } from './open.ts';
import { loadOwnStatus } from './own-status.ts';
import {
  loadCoDeedStatus,
  recordSignerRefusal,
  saveReplayLink,
  loadOwnSigner,
  loadOwnSignerReply,
  buildResidenceFact,
} from './own.ts';
import { remindSigner, sendInvitation, sweepReminders, notifyRemovedSigner } from './send.ts';

/** The page where a signer continues after logging in. */
const RESUME = '/account/heloc/heloc-signer/resume';

/** People other than the borrower who sign: how they are named, invited, log in, and what they see. */
export const signers: Feature = {
  words: {
    'co-deed': coDeedWords,
    'note-others': unsignedWords('note-others'),
    'deed-others': unsignedWords('deed-others'),
    'deed-manual-others': unsignedWords('deed-manual-others'),
  },
  backgroundJobs: {
    'invite-signer': sendInvitation,
    'remind-signer': remindSigner,
    'signer-login': sendLogin,
    'signer-removed': notifyRemovedSigner,
  },
  routes(app, context) {
    mountBorrowerCalls(app, context);
    mountStaffCalls(app, context);
    mountInvitationCalls(app, context);
    mountSignerCalls(app, context);
    sweepWhileListening(app, context, 'signer reminders', () => sweepReminders(context));
  },
};

/** Returns the reply to a write, with its signer as the borrower and staff see them. */
const withSigner = async (context: Context, { reply }: RecordResult, uuid: string, person: string) => ({
  ...reply,
  signer: await loadSignerReply(context, uuid, person, BORROWER),
});

function mountBorrowerCalls(app: FastifyInstance, context: Context): void {
  mount(app)(readSigners)(({ loan }) => loadSignersReply(context, loan));
  mount(app)(nameSigner)(async ({ loan, body, by }) => {
    const recorded = await record(
      context,
      loan.uuid,
      (lockedLoan) => recordNamedSigner(context, lockedLoan, body, 'BORROWER'),
      by('signers', 'finalTitle'),
    );
    return withSigner(context, recorded, loan.uuid, body.personUuid);
  });
  mount(app)(changeSignerContact)(async ({ loan, params, body, by }) => {
    const recorded = await record(
      context,
      loan.uuid,
      (lockedLoan) => saveSignerContact(context, lockedLoan, params.signerUuid, body),
      by(),
    );
    return withSigner(context, recorded, loan.uuid, params.signerUuid);
  });
  mount(app)(resendSignerInvitation)(async ({ loan, params, by }) => {
    const recorded = await record(
      context,
      loan.uuid,
      (lockedLoan) => inviteSignerAgain(context, lockedLoan, params.signerUuid),
      by(),
    );
    return withSigner(context, recorded, loan.uuid, params.signerUuid);
  });
  mount(app)(cancelSigner)(async ({ loan, params, body, by, caller }) => {
    const recorded = await record(
      context,
      loan.uuid,
      (lockedLoan) =>
        withdrawSigner(context, lockedLoan, params.signerUuid, {
          reason: body.reason,
          identityUuid: caller.identityUuid,
        }),
      by(),
    );
    return withSigner(context, recorded, loan.uuid, params.signerUuid);
  });
}

function mountStaffCalls(app: FastifyInstance, context: Context): void {
  mount(app)(nameFileSigner)(async (action) => {
    const { loan, body } = action;
    const recorded = await recordStaffAction(
      action,
      ['signers', 'finalTitle'],
      { act: 'signer-named', signer: body.personUuid },
      (lockedLoan) => recordNamedSigner(context, lockedLoan, body, 'STAFF'),
    );
    return withSigner(context, recorded, loan.uuid, body.personUuid);
  });
  mount(app)(resendFileSigner)(async (action) => {
    const {
      loan,
      params: { signerUuid },
    } = action;
    const recorded = await recordStaffAction(
      action,
      [],
      { act: 'signer-invited-again', signer: signerUuid },
      (lockedLoan) => inviteSignerAgain(context, lockedLoan, signerUuid),
    );
    return withSigner(context, recorded, loan.uuid, signerUuid);
  });
  mount(app)(correctFileSigner)(async (action) => {
    const {
      loan,
      body,
      params: { signerUuid },
    } = action;
    const recorded = await recordStaffAction(
      action,
      [],
      { act: 'signer-corrected', signer: signerUuid },
      (lockedLoan) => saveSignerContact(context, lockedLoan, signerUuid, body),
    );
    return withSigner(context, recorded, loan.uuid, signerUuid);
  });
  mount(app)(removeSigner)(async (action) => {
    const {
      loan,
      body,
      params: { signerUuid },
      caller,
    } = action;
    const about = { act: 'signer-removed' as const, signer: signerUuid, reason: (body.reason ?? '').slice(0, 40) };
    const recorded = await recordStaffAction(action, ['signers', 'deedSignedSets'], about, (lockedLoan) =>
      removeSignerForStaff(context, lockedLoan, signerUuid, { ...body, staff: caller.identityUuid }),
    );
    return withSigner(context, recorded, loan.uuid, signerUuid);
  });
}

function mountInvitationCalls(app: FastifyInstance, context: Context): void {
  mount(app)(openSignerInvitation)(({ organisation, body, caller, requestId }) =>
    openInvitation(context, { organisation, token: body.token, caller, requestId }),
  );
  mount(app)(askForSignerInvitation)(async ({ organisation, body }) => {
    await requestNewLink(context, organisation, body.token);
    return {};
  });
  mount(app)(acceptSignerInvitation)(async ({ organisation, body, request, requestId }) => ({
    jwt: await acceptInvitation(context, body, {
      organisation,
      requestId,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    }),
  }));
  mount(app)(emailSignerLogin)(async ({ organisation, body }) => {
    await requestLoginCode(context, organisation, body.email);
    return {};
  });
  mount(app)(logInSigner)(async ({ organisation, body, request, requestId, reply }) => {
    const from = { requestId, ip: request.ip, userAgent: request.headers['user-agent'] };
    reply.header('authorization', `Bearer ${await logIn(context, organisation, body, from)}`);
    return { redirect: RESUME };
  });
}

function mountSignerCalls(app: FastifyInstance, context: Context): void {
  mount(app)(readCoDeedStatus)(({ caller }) => loadCoDeedStatus(context, caller));
  mount(app)(saveSignerReplayLink)(async ({ caller, params, body }) =>
    saveReplayLink(context, (await loadOwnSigner(context, caller, params.signerUuid)).signer, body.link),
  );
  mount(app)(readOwnSigner)(({ caller, params }) => loadOwnSignerReply(context, caller, params.signerUuid));
  mount(app)(declineToSign)(async ({ caller, params, body, by }) => {
    const { signer, loan } = await loadOwnSigner(context, caller, params.signerUuid);
    await record(context, loan.uuid, (lockedLoan) => recordSignerRefusal(context, lockedLoan, signer, body), by());
    return loadSignerReply(context, loan.uuid, signer.person);
  });
  mount(app)(saveSignerResidence)(async ({ caller, params, body, by }) => {
    const { signer, loan } = await loadOwnSigner(context, caller, params.signerUuid);
    const { file, version } = await record(
      context,
      loan.uuid,
      (lockedLoan) => buildResidenceFact(lockedLoan, signer.person, body.livesThere),
      by('signers', 'deedSignedSets'),
    );
    return {
      status: await loadOwnStatus(context, { ...loan, projection: file }, signer.person),
      version,
      signer: await loadSignerReply(context, loan.uuid, signer.person),
    };
  });
}
