import { listExperimentResults, listOfficerResults, readFunnel, REPORT_DEVICES } from '@lintel/contract';
import { findPeriodFault, getPeriodBefore, MAX_REPORT_DAYS } from '@lintel/domain';
import { Notice, PageHeading, Select, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { consoleData } from '../platform/console-data.ts';
import { formatCalendarDay } from '../platform/times.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import { countAt } from './figures.ts';
import { FunnelCard } from './funnel-card.tsx';
import { OfficerCard } from './officer-card.tsx';
import { Summary } from './summary.tsx';
import { TimeCard } from './time-card.tsx';
import { useReportFilter } from './use-report-filter.ts';
import { FUNNEL, REPORTS } from './words.en.ts';
import queue from '../queue/queue.module.css';
import css from './reports.module.css';

type ReportQuery = ReturnType<typeof useReportFilter>['query'];

/**
 * The lender's reports: how far visits and applications get, how long applications wait, and on whom, and the results
 * of loan officers and experiments.
 */
export function ReportsPage(): ReactNode {
  const { query, setFilter } = useReportFilter();
  const fault = findPeriodFault(query);
  return (
    <div className={queue.page}>
      <PageHeading title={REPORTS.title}>{fault === undefined ? describePeriod(query) : undefined}</PageHeading>
      <div className={queue.filters}>
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            name={name}
            type="date"
            label={REPORTS[name]}
            defaultValue={query[name]}
            onChange={({ currentTarget }) => setFilter(name, currentTarget.value)}
          />
        ))}
        <Select
          name="device"
          label={REPORTS.device}
          placeholder={REPORTS.allDevices}
          value={query.device ?? ''}
          options={REPORT_DEVICES.map((value) => ({ value, label: REPORTS.devices[value] }))}
          onChange={({ currentTarget }) => setFilter('device', currentTarget.value)}
        />
      </div>
      {fault === undefined ? (
        <PeriodReports query={query} />
      ) : (
        <div role="alert">
          <Notice tone="danger">
            {fault === 'TOO_LONG' ? REPORTS.faults.TOO_LONG(MAX_REPORT_DAYS) : REPORTS.faults.ENDS_BEFORE_START}
          </Notice>
        </div>
      )}
    </div>
  );
}

function describePeriod(query: ReportQuery): string {
  const earlier = getPeriodBefore(query);
  const brand = consoleData.privateLabel.name.display;
  return [
    REPORTS.lead(brand, formatCalendarDay(query.from), formatCalendarDay(query.to)),
    REPORTS.previous(formatCalendarDay(earlier.from), formatCalendarDay(earlier.to)),
  ].join(' ');
}

/** The period's reports; all but experiments are compared with the previous period. */
function PeriodReports({ query }: { query: ReportQuery }): ReactNode {
  const funnel = useRead(readFunnel, { query });
  const earlier = { ...query, ...getPeriodBefore(query) };
  const funnelBefore = useRead(readFunnel, { query: earlier });
  const officers = useRead(listOfficerResults, { query });
  const officersBefore = useRead(listOfficerResults, { query: earlier });
  const experiments = useRead(listExperimentResults, { query });
  return (
    <>
      <Loaded read={funnel}>
        {funnel.data && (
          <>
            <Summary funnel={funnel.data} before={funnelBefore.data} />
            <FunnelCard
              title={FUNNEL.visits}
              lead={FUNNEL.visitsLead}
              empty={FUNNEL.noVisits}
              steps={funnel.data.visits.map((step) => ({
                ...step,
                name: FUNNEL.visitSteps[step.step],
                before: funnelBefore.data && countAt(funnelBefore.data.visits, step.step),
              }))}
              csv={{ ...query, part: 'VISITS' }}
            />
            <FunnelCard
              title={FUNNEL.applications}
              lead={FUNNEL.applicationsLead}
              empty={FUNNEL.noApplications}
              steps={funnel.data.files.map((step) => ({
                ...step,
                name: FUNNEL.applicationSteps[step.step],
                before: funnelBefore.data && countAt(funnelBefore.data.files, step.step),
              }))}
              csv={{ ...query, part: 'FILES' }}
            />
            <TimeCard
              times={funnel.data.times}
              before={funnelBefore.data?.times ?? []}
              csv={{ ...query, part: 'TIMES' }}
            />
          </>
        )}
      </Loaded>
      <Loaded read={officers}>
        {officers.data && (
          <OfficerCard
            officers={officers.data}
            before={officersBefore.data ?? []}
            csv={{ ...query, part: 'OFFICERS' }}
          />
        )}
      </Loaded>
      <Loaded read={experiments}>
        <div className={css.pair}>
          {experiments.data?.map((result) => (
            <ExperimentCard key={result.name} result={result} csv={{ ...query, part: 'EXPERIMENTS' }} />
          ))}
        </div>
      </Loaded>
    </>
  );
}
