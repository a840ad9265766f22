import { settleRescission } from '@lintel/contract';
import { Panel, Text, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { formatDay } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import type { File } from '../use-file.ts';
import { FILE } from '../words.en.ts';
import { CLOSING } from './words.en.ts';

/**
 * A canceled loan, or a cancellation that came too late: records what was refunded or answered, which ends the 20 days.
 */
export function SettleRescission({
  task: { title, text: lead, dueAt, subject },
}: {
  task: File['tasks'][number];
}): ReactNode {
  return (
    <Panel title={title} raised>
      <FileForm
        name={`settlement ${subject}`}
        submit={CLOSING.settleIt}
        done={CLOSING.settled}
        check={({ text }) => (text('comment') ? [] : [{ field: 'comment', message: CLOSING.doneMissing }])}
        send={({ text }, { params, idempotencyKey }) =>
          api(settleRescission, {
            params: { ...params, rescissionUuid: subject ?? '' },
            idempotencyKey,
            body: { comment: text('comment') },
          })
        }
      >
        {(at) => (
          <>
            <Text>{lead}</Text>
            <Text>{FILE.dueBy(formatDay(dueAt))}</Text>
            <TextArea
              {...at('comment')}
              label={CLOSING.whatWasDone}
              hint={CLOSING.commentHint}
              rows={3}
              maxLength={500}
            />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
