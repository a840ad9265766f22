import { Actions, Button, Notice, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSend } from '../gate/use-send.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { SIGN } from './copy.ts';
import { PaperList } from './paper-list.tsx';
import type { SigningPaper } from './papers.ts';
import { STOPS } from './stops-copy.ts';
import type { SigningState } from './use-signing.ts';
import css from './room.module.css';

interface Props {
  state: SigningState;
  papers: readonly SigningPaper[];
  onOpen: (uuid: string) => void;
}

/** Nothing is left, and the end was not said yet: the page was closed between the last signature and it. */
export function AllDone({ state, papers, onOpen }: Props): ReactNode {
  const sending = useSend({ meant: state.meant });
  const { title, lead } = STOPS.allDone;
  useScreenTitle(title);
  return (
    <div className={css.narrow}>
      <Stack gap="l">
        <PageHeading title={title}>{lead}</PageHeading>
        <PaperList papers={papers} open="" onOpen={onOpen} />
        {sending.trouble !== undefined && (
          <div role="alert">
            <Notice tone="danger">{sending.trouble}</Notice>
          </div>
        )}
        <Actions>
          <Button
            kind="primary"
            busy={sending.busy}
            busyLabel={SIGN.signing}
            onClick={() => {
              void sending.run('', (key) => state.finish(undefined, key));
            }}
          >
            {SIGN.finish}
          </Button>
        </Actions>
      </Stack>
    </div>
  );
}
