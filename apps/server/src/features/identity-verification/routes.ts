import {
  claimHandOff,
  handOffIdentityCheck,
  readIdentityVerification,
  sendIdentityImage,
  startIdentityCheck,
  submitIdentityCheck,
} from '@lintel/contract';
import { returnIdCondition } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { mount, getRequestOrigin } from '../../kernel/http/index.ts';
import { record } from '../../loan-file/index.ts';
import { uploadRoutes } from '../../records/uploads/index.ts';
import { beginCheck } from './begin.ts';
import { checkSigner } from './check-signer.ts';
import { claimLink, createHandOff } from './hand-off.ts';
import { saveImage } from './images.ts';
import { checkIdentity } from './jobs.ts';
import { requireCheck } from './person.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadIdentityState } from './state.ts';
import { submitPhotos } from './submit.ts';
import { identityWebhooks } from './webhooks.ts';
import { ID_CHECK } from './words.ts';

/** The calls of an ID check by photos, and the jobs and webhooks that get its result. */
export const identityVerification: Feature = {
  staffTasks,
  work: { 'identity.check': checkIdentity },
  backgroundJobs: { 'check-signer': checkSigner },
  webhooks: identityWebhooks,
  // When staff ask for the ID again, the condition that waited for them asks again too.
  followUps: [({ file }) => returnIdCondition(file, ID_CHECK.askAgain)],
  async routes(app, context) {
    mount(app)(readIdentityVerification)(({ loan }) => loadIdentityState(context, loan));
    mount(app)(startIdentityCheck)(({ loan, body }) => beginCheck(context, loan, body));
    await uploadRoutes(app, (forms) => mount(forms)(sendIdentityImage)(saveImage));
    mount(app)(submitIdentityCheck)(async ({ caller, loan, params, body, by }) => {
      const check = await requireCheck(context, caller, loan, params.checkUuid);
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => submitPhotos(context, lockedLoan, check, body),
        by(),
      );
      return reply;
    });
    mount(app)(handOffIdentityCheck)(async ({ caller, loan, params, body, request }) =>
      createHandOff(context, caller, loan, await requireCheck(context, caller, loan, params.checkUuid), {
        channel: body.channel,
        origin: getRequestOrigin(context, request, loan.organisation),
      }),
    );
    mount(app)(claimHandOff)(({ body, request }) =>
      claimLink(context, body.handOffToken, request.headers['user-agent']),
    );
  },
};
