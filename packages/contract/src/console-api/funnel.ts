import { DEVICE_KINDS, FILE_STEPS, PARTIES, PHASES, EXPERIMENT_VERDICTS, VISIT_STEPS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { date, fraction, instant, line, uuid, whole } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';

/** Devices by which reports are filtered. `UNKNOWN`: a file from before devices were saved. */
export const REPORT_DEVICES = [...DEVICE_KINDS, 'UNKNOWN'] as const;
/** Tables of the reports, each of which staff can export. */
export const REPORT_PARTS = ['VISITS', 'FILES', 'OFFICERS', 'TIMES', 'EXPERIMENTS'] as const;

const path = `${CONSOLE_API}/funnel` as const;
const READERS = ['report'] as const;

/** The period and device that a report covers: days of Pacific Time, both included; at most 400 of them. */
const period = {
  from: date,
  to: date,
  device: z.nullish(z.enum(REPORT_DEVICES)),
};

const byDevice = z.strictObject({ PHONE: whole, TABLET: whole, DESKTOP: whole, UNKNOWN: whole });

/** Counts by step. `dropped`: how many got to the step before and not to this one. */
const stepList = <Step extends string>(steps: readonly Step[]) =>
  z.array(z.strictObject({ step: z.enum(steps), count: whole, dropped: whole, byDevice }));

/**
 * Counts the visits and applications that began in a period by the furthest step that they got to since, and sums how
 * long its funded applications waited for whom. Seconds of phases and parties add up to those of `ALL`.
 */
export const readFunnel = call({
  id: 'ST-70 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: READERS,
  query: z.object(period),
  reply: z.strictObject({
    visits: stepList(VISIT_STEPS),
    files: stepList(FILE_STEPS),
    times: z.array(
      z.strictObject({
        phase: z.enum(['ALL', ...PHASES]),
        party: z.enum(['ALL', ...PARTIES]),
        /** How many files waited there at all. */
        files: whole,
        /** Sum over these files. */
        seconds: whole,
        /** Of these files, within 1%. */
        medianSeconds: whole,
        p90Seconds: whole,
      }),
    ),
  }),
  errors: ['choice-unknown', 'period-too-long'],
});

/**
 * Counts a period's applications and sums the time of those funded by loan officer or broker. An application counts for
 * one of them or for none, so the counts add up to those of the funnel.
 */
export const listOfficerResults = call({
  id: 'ST-70 officers',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/officers`,
  auth: 'staff',
  permission: READERS,
  query: z.object(period),
  reply: z.array(
    z.strictObject({
      /** Null: applications that no one referred. */
      originatorUuid: z.nullable(uuid),
      name: z.nullable(line),
      steps: z.array(z.strictObject({ step: z.enum(FILE_STEPS), count: whole, dropped: whole })),
      /** Funded applications with a measured time, and the sum over them from creation to payment. */
      timed: whole,
      seconds: whole,
    }),
  ),
  errors: ['choice-unknown', 'period-too-long'],
});

const interval = z.strictObject({ low: z.number(), high: z.number() });

/**
 * Returns the results of the lender's experiments among the visitors who first saw an arm in a period. The control
 * comes first.
 */
export const listExperimentResults = call({
  id: 'ST-70 experiments',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/experiments`,
  auth: 'staff',
  permission: READERS,
  query: z.object(period),
  reply: z.array(
    z.strictObject({
      name: line,
      running: z.boolean(),
      /** When a visitor of the period first saw it. */
      since: instant,
      /** Visitors that each arm needs; null if the control's rate doesn't allow an estimate. */
      needed: z.nullable(whole),
      verdict: z.enum(EXPERIMENT_VERDICTS),
      arms: z.array(
        z.strictObject({
          variation: line,
          exposed: whole,
          /** Visitors who then started an application. */
          converted: whole,
          rate: fraction,
          interval,
          difference: z.nullable(z.strictObject({ rate: z.number(), interval, pValue: fraction })),
        }),
      ),
    }),
  ),
  errors: ['choice-unknown', 'period-too-long'],
});

/** Returns one table as a CSV file. All but EXPERIMENTS also have the figures of the equally long period before. */
export const exportReport = call({
  id: 'ST-70 export',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/export`,
  auth: 'staff',
  permission: READERS,
  query: z.object({ ...period, part: z.enum(REPORT_PARTS) }),
  reply: bytes,
  errors: ['choice-unknown', 'period-too-long'],
});
