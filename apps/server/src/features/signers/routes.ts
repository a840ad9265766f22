import {
  acceptSignerInvitation,
  askForSignerInvitation,
  askForSignerLogin,
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
  sayResidence,
} from '@lintel/contract';
import { BORROWER } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { whileListening } from '../../kernel/jobs/index.ts';
import { record, type RecordResult } from '../../loan-file/index.ts';
import { unsignedWords } from '../../records/named-signers/index.ts';
import { recordStaffAction } from '../../records/staff-acts/index.ts';
import { acceptInvitation } from './accept.ts';
import { coDeedWords, loadSignerReply, loadSignersReply } from './list.ts';
import { requestLoginCode, logIn, sendLogin } from './login.ts';
import { saveSignerContact, inviteSignerAgain, removedByStaff, withdrawSigner } from './manage.ts';
import { recordNamedSigner } from './name.ts';
import { requestNewLink, openInvitation } from './open.ts';
import { ownStatus } from './own-status.ts';
import {
  coDeedStatus,
  recordSignerRefusal,
  saveReplayLink,
  loadOwnSigner,
  ownSigner,
  buildResidenceFact,
} from './own.ts';
import { remindSigner, sendInvitation, sweepReminders, notifyRemovedSigner } from './send.ts';

/** Where a signer continues after logging in. */
const RESUME = '/account/heloc/heloc-signer/resume';

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
    mountForBorrower(app, context);
    mountStaffCalls(app, context);
    mountWayIn(app, context);
    mountOwn(app, context);
    whileListening(app, context, 'signer reminders', () => sweepReminders(context));
  },
};

/** The reply to a write, with its signer. */
const withSigner = async (context: Context, { reply }: RecordResult, uuid: string, person: string) => ({
  ...reply,
  signer: await loadSignerReply(context, uuid, person, BORROWER),
});

function mountForBorrower(app: FastifyInstance, context: Context): void {
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
  mount(app)(nameFileSigner)(async (asked) => {
    const { loan, body } = asked;
    const recorded = await recordStaffAction(
      asked,
      ['signers', 'finalTitle'],
      { act: 'signer-named', signer: body.personUuid },
      (lockedLoan) => recordNamedSigner(context, lockedLoan, body, 'STAFF'),
    );
    return withSigner(context, recorded, loan.uuid, body.personUuid);
  });
  mount(app)(resendFileSigner)(async (asked) => {
    const {
      loan,
      params: { signerUuid },
    } = asked;
    const recorded = await recordStaffAction(
      asked,
      [],
      { act: 'signer-invited-again', signer: signerUuid },
      (lockedLoan) => inviteSignerAgain(context, lockedLoan, signerUuid),
    );
    return withSigner(context, recorded, loan.uuid, signerUuid);
  });
  mount(app)(correctFileSigner)(async (asked) => {
    const {
      loan,
      body,
      params: { signerUuid },
    } = asked;
    const recorded = await recordStaffAction(asked, [], { act: 'signer-corrected', signer: signerUuid }, (lockedLoan) =>
      saveSignerContact(context, lockedLoan, signerUuid, body),
    );
    return withSigner(context, recorded, loan.uuid, signerUuid);
  });
  mount(app)(removeSigner)(async (asked) => {
    const {
      loan,
      body,
      params: { signerUuid },
      caller,
    } = asked;
    const about = { act: 'signer-removed' as const, signer: signerUuid, reason: (body.reason ?? '').slice(0, 40) };
    const recorded = await recordStaffAction(asked, ['signers', 'deedSignedSets'], about, (lockedLoan) =>
      removedByStaff(context, lockedLoan, signerUuid, { ...body, staff: caller.identityUuid }),
    );
    return withSigner(context, recorded, loan.uuid, signerUuid);
  });
}

function mountWayIn(app: FastifyInstance, context: Context): void {
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
  mount(app)(askForSignerLogin)(async ({ organisation, body }) => {
    await requestLoginCode(context, organisation, body.email);
    return {};
  });
  mount(app)(logInSigner)(async ({ organisation, body, request, requestId, reply }) => {
    const from = { requestId, ip: request.ip, userAgent: request.headers['user-agent'] };
    reply.header('authorization', `Bearer ${await logIn(context, organisation, body, from)}`);
    return { redirect: RESUME };
  });
}

function mountOwn(app: FastifyInstance, context: Context): void {
  mount(app)(readCoDeedStatus)(({ caller }) => coDeedStatus(context, caller));
  mount(app)(saveSignerReplayLink)(async ({ caller, params, body }) =>
    saveReplayLink(context, (await loadOwnSigner(context, caller, params.signerUuid)).signer, body.link),
  );
  mount(app)(readOwnSigner)(({ caller, params }) => ownSigner(context, caller, params.signerUuid));
  mount(app)(declineToSign)(async ({ caller, params, body, by }) => {
    const { signer, loan } = await loadOwnSigner(context, caller, params.signerUuid);
    await record(context, loan.uuid, (lockedLoan) => recordSignerRefusal(context, lockedLoan, signer, body), by());
    return loadSignerReply(context, loan.uuid, signer.person);
  });
  mount(app)(sayResidence)(async ({ caller, params, body, by }) => {
    const { signer, loan } = await loadOwnSigner(context, caller, params.signerUuid);
    const { file, version } = await record(
      context,
      loan.uuid,
      (lockedLoan) => buildResidenceFact(lockedLoan, signer.person, body.livesThere),
      by('signers', 'deedSignedSets'),
    );
    return {
      status: await ownStatus(context, { ...loan, projection: file }, signer.person),
      version,
      signer: await loadSignerReply(context, loan.uuid, signer.person),
    };
  });
}
