import {
  calendarDay,
  conditionPlace,
  conditionWhy,
  getConditionGroup,
  isAnsweredBySending,
  findOwnPage,
} from '@lintel/domain';
import { CircleCheck, Clock, FileCheck, FileText, Link, Panel, Phone, Tag, TaskItem, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useFlowUrls } from '../../platform/lazy/application-flow.ts';
import { formatCalendarDay } from '../../platform/lazy/dates.ts';
import { getConditionPath, getConditionTitle, type Condition } from './use-conditions.ts';
import { CONDITIONS } from './words.en.ts';

const GROUPS = ['TO_DO', 'WITH_US', 'DONE'] as const;

/** Lists conditions in three groups, to do, with us and done; oldest first in each. */
export function ConditionGroups({ uuid, conditions }: { uuid: string; conditions: readonly Condition[] }): ReactNode {
  return GROUPS.map((group) => {
    const some = conditions.filter(({ state }) => getConditionGroup(state) === group);
    if (some.length === 0) return null;
    return (
      <Panel key={group} title={CONDITIONS.groups[group]} raised={group === 'TO_DO'}>
        <div>
          {some.map((condition, index) => (
            <ConditionItem
              key={condition.uuid}
              uuid={uuid}
              condition={condition}
              isFirst={group === 'TO_DO' && index === 0}
            />
          ))}
        </div>
      </Panel>
    );
  });
}

const ICONS = { 'upload-document': <FileText />, 'phone-number': <Phone />, identity: <User /> };

interface ItemProps {
  uuid: string;
  condition: Condition;
  /** Its button is the page's primary one. */
  isFirst: boolean;
}

/** One condition in a list: what it asks and why, its state, and the link to answer it. */
export function ConditionItem({ uuid, condition, isFirst }: ItemProps): ReactNode {
  const {
    categoryEnum,
    state,
    dueOn,
    returned,
    documents,
    xtraData: { numDocsRequired },
  } = condition;
  const to = useFlowUrls(uuid);
  const place = conditionPlace(categoryEnum);
  if (state !== 'OPEN') {
    const tone = state === 'SENT' ? 'info' : 'success';
    return (
      <TaskItem
        icon={state === 'SENT' ? ICONS[place] : <FileCheck />}
        title={getConditionTitle(condition)}
        text={state === 'SENT' ? CONDITIONS.reads : undefined}
      >
        <Tag tone={tone} icon={state === 'SENT' ? <Clock /> : <CircleCheck />}>
          {CONDITIONS.states[state]}
        </Tag>
      </TaskItem>
    );
  }
  const act = findOwnPage(condition.uuid) === undefined ? CONDITIONS.act[place] : CONDITIONS.read;
  const unsent = documents.filter(({ submittedAt }) => !submittedAt || !returned).length;
  return (
    <TaskItem
      icon={ICONS[place]}
      title={getConditionTitle(condition)}
      text={
        <>
          {returned && (
            <>
              <b>
                {CONDITIONS.returned} {returned.reason}
              </b>{' '}
            </>
          )}
          {conditionWhy(categoryEnum, condition.uuid)}
          {isAnsweredBySending(categoryEnum, condition.uuid) && (
            <>
              <br />
              {CONDITIONS.count(Math.min(unsent, numDocsRequired), numDocsRequired)}
            </>
          )}
        </>
      }
    >
      <Link kind={isFirst ? 'primary' : 'secondary'} size="s" to={getConditionPath(to, condition)}>
        {act}
      </Link>
      {dueOn && (
        <Tag tone="warning" icon={<Clock />}>
          {/* Staff set a day of the lender's calendar, which is Pacific Time. */}
          {CONDITIONS.due(formatCalendarDay(calendarDay(dueOn)))}
        </Tag>
      )}
    </TaskItem>
  );
}
