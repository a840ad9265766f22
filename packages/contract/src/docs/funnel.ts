import { FILE_STEPS, VISIT_STEPS } from '@lintel/domain';
import * as funnel from '../console-api/funnel.ts';
import { describeCall } from './docs.ts';
import { NOW, OTHER } from './samples.ts';

const QUERY = { from: '2026-09-01', to: '2026-11-20' };
const DAY = 86_400;
const toSteps = <Step extends string>(steps: readonly Step[]) =>
  steps.map((step, index) => ({
    step,
    count: 100 - index,
    dropped: index === 0 ? 0 : 1,
    byDevice: { PHONE: 100 - index, TABLET: 0, DESKTOP: 0, UNKNOWN: 0 },
  }));

/** Documents the calls about the lender's reports, for the OpenAPI description. */
export const funnelDocs = [
  describeCall(
    funnel.readFunnel,
    'Read the funnel and the cycle time',
    'Visits by the furthest registration step, applications by the furthest step, and how long funded applications waited for whom. Days are Pacific Time; the period has at most 400.',
    {
      query: QUERY,
      reply: {
        visits: toSteps(VISIT_STEPS),
        files: toSteps(FILE_STEPS),
        times: [
          { phase: 'ALL', party: 'ALL', files: 90, seconds: 90 * DAY, medianSeconds: DAY, p90Seconds: 2 * DAY },
          { phase: 'TITLE', party: 'TITLE', files: 90, seconds: 90 * DAY, medianSeconds: DAY, p90Seconds: 2 * DAY },
        ],
      },
    },
  ),
  describeCall(
    funnel.listOfficerResults,
    'Compare loan officers and brokers',
    'Applications of the period by who referred or started them, with the most first. `originatorUuid` is null for those of no one.',
    {
      query: QUERY,
      reply: [
        {
          originatorUuid: OTHER,
          name: 'Olivia Grant',
          steps: toSteps(FILE_STEPS).map(({ step, count, dropped }) => ({ step, count, dropped })),
          timed: 90,
          seconds: 90 * DAY,
        },
      ],
    },
  ),
  describeCall(
    funnel.listExperimentResults,
    'Read the experiments',
    'Visitors who saw each arm, and how many of them then started an application, with 95% intervals (Wilson). Intervals of differences (Newcombe) and the two-sided test share 5% among all comparisons. `verdict` stays `TOO_EARLY` until every arm has `needed` visitors.',
    {
      query: QUERY,
      reply: [
        {
          name: 'income-first',
          running: true,
          since: NOW,
          needed: 963,
          verdict: 'NO_DIFFERENCE',
          arms: [
            {
              variation: 'control',
              exposed: 1000,
              converted: 300,
              rate: 0.3,
              interval: { low: 0.2724, high: 0.3292 },
              difference: null,
            },
            {
              variation: 'income-first',
              exposed: 1000,
              converted: 325,
              rate: 0.325,
              interval: { low: 0.2967, high: 0.3547 },
              difference: { rate: 0.025, interval: { low: -0.0156, high: 0.0655 }, pValue: 0.2278 },
            },
          ],
        },
      ],
    },
  ),
  describeCall(
    funnel.exportReport,
    'Export a report',
    'One table of the funnel, the cycle time or the experiments as a CSV attachment, with the numbers that the console shows.',
    { query: { ...QUERY, part: 'FILES' }, reply: new Uint8Array([97, 116]) },
  ),
];
