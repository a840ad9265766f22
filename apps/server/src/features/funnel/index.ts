/** How far loan files got and how long they waited for whom, kept up as facts are recorded, for reports. */
export { formatReportCsv } from './csv.ts';
export { loadExperimentResults } from './experiment-results.ts';
export { saveDevice } from './follow.ts';
export { loadOfficerResults } from './officers.ts';
export { loadFunnel } from './service.ts';
export { funnel } from './routes.ts';
