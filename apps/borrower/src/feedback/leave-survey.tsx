import { sendLeaveSurvey } from '@lintel/contract';
import { LEAVE_COMMENT_LENGTH, LEAVE_REASONS } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Dialog, Stack, Text, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { closeDialog } from '../platform/lazy/dialog.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { reportError } from '../platform/report-error.ts';
import { LEAVE_SURVEY } from './leave-survey-words.en.ts';

const FIELD = 'survey-reason';
const REASONS = LEAVE_REASONS.map((value) => ({ value, label: LEAVE_SURVEY.reasons[value] }));

/** Asks why a borrower leaves. Closing it in any way continues the logout, also when the answer can't be sent. */
export function LeaveSurvey({ pathname, onClose }: { pathname: string; onClose: () => void }): ReactNode {
  const form = useSubmit();
  const props = form.formProps({
    check({ reason }) {
      if (reason) return [];
      document.getElementById(FIELD)?.focus();
      return [{ field: 'reason', message: LEAVE_SURVEY.missing }];
    },
    async send({ reason, comment }, idempotencyKey) {
      const chosen = LEAVE_REASONS.find((one) => one === reason) ?? 'OTHER';
      const body = { reason: chosen, comment: comment || null, pathname };
      await api(sendLeaveSurvey, { body, idempotencyKey }).catch((error: unknown) => reportError('survey', error));
      onClose();
    },
  });
  const error = form.errorAt('reason');
  return (
    <Dialog name="leave-survey" open title={LEAVE_SURVEY.title} onClose={onClose} closeLabel={LEAVE_SURVEY.close}>
      <form {...props}>
        <Stack>
          <Text>{LEAVE_SURVEY.lead}</Text>
          <ChoiceTiles
            name="reason"
            id={FIELD}
            look="small"
            label={LEAVE_SURVEY.reason}
            options={REASONS}
            required
            {...(error !== undefined && { error })}
          />
          <TextArea
            name="comment"
            id="survey-comment"
            label={LEAVE_SURVEY.comment}
            optional={LEAVE_SURVEY.optional}
            rows={2}
            maxLength={LEAVE_COMMENT_LENGTH}
          />
          <Actions>
            <Button kind="primary" type="submit" busy={form.busy} busyLabel={LEAVE_SURVEY.sending}>
              {LEAVE_SURVEY.submit}
            </Button>
            <Button onClick={closeDialog}>{LEAVE_SURVEY.skip}</Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
