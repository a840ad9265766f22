import { changeFlag } from '@lintel/contract';
import {
  describeFlag,
  FLAGS as FLAG_LIST,
  isFlagKey,
  touchesMoney,
  type FlagDefinition,
  type FlagKey,
} from '@lintel/domain';
import { Hidden, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { FlagHistory } from './flag-history.tsx';
import { FlagProposal } from './flag-proposal.tsx';
import type { Flag } from './site-settings-screen.tsx';
import { FLAGS } from './words.en.ts';
import css from '../file/file.module.css';

/** A flag with the source of its value, a button to turn it on or off, and its history. */
export function FlagEntry({ flag }: { flag: Flag }): ReactNode {
  const { key, enabled, origin, proposal } = flag;
  const isUnused = isFlagKey(key) && describeFlag(key).unread !== undefined;
  return (
    <div className={css.acts}>
      <p className={css.tags}>
        <code translate="no">{key}</code>
        {isUnused && <Tag tone="quiet">{FLAGS.unused}</Tag>}
        <Tag tone={enabled && !isUnused ? 'success' : 'quiet'}>{enabled ? FLAGS.on : FLAGS.off}</Tag>
        {proposal && <Tag tone="warning">{FLAGS.waiting}</Tag>}
        <span className={css.small}>{FLAGS.origins[origin]}</span>
      </p>
      {isFlagKey(key) && <About flagKey={key} />}
      {proposal && <FlagProposal flagKey={key} proposal={proposal} isUnused={isUnused} />}
      {!proposal && !isUnused && <Switch flag={flag} />}
      <FlagHistory flagKey={key} />
    </div>
  );
}

function Switch({ flag: { key, enabled, variables, version } }: { flag: Flag }): ReactNode {
  const needsSecond = touchesMoney(key);
  const refresh = () => queryClient.invalidateQueries();
  const [turnOn, turnOff] = needsSecond ? [FLAGS.proposeOn, FLAGS.proposeOff] : [FLAGS.turnOn, FLAGS.turnOff];
  const done = enabled ? FLAGS.turnedOff(key) : FLAGS.turnedOn(key);
  return (
    <ConsoleForm
      name={`flag ${key}`}
      submit={
        <>
          {enabled ? turnOff : turnOn}
          <Hidden> {key}</Hidden>
        </>
      }
      quiet
      done={needsSecond ? FLAGS.proposed : done}
      onStale={() => void refresh()}
      send={async () => {
        const body = { enabled: !enabled, variables: { ...variables }, startsAt: null, endsAt: null };
        await api(changeFlag, { params: { key }, version, body });
        await refresh();
      }}
    />
  );
}

/** The flag's purpose, its owner, and what reads it or why nothing does. */
function About({ flagKey }: { flagKey: FlagKey }): ReactNode {
  const { owner, readBy }: FlagDefinition = FLAG_LIST[flagKey];
  const { purpose, unread } = describeFlag(flagKey);
  return (
    <>
      <p>{purpose}</p>
      <p className={css.small}>
        {FLAGS.owner(FLAGS.owners[owner])} {unread ?? FLAGS.readBy(readBy.map((reader) => FLAGS.readers[reader]))}{' '}
        {unread === undefined && touchesMoney(flagKey) && FLAGS.touchesMoney}
      </p>
    </>
  );
}
