/** Reports on how far visits and loan files got and how long files waited, updated as facts are recorded. */
export { formatReportCsv } from './csv.ts';
export { loadExperimentResults } from './experiment-results.ts';
export { saveDevice } from './follow.ts';
export { loadOfficerResults } from './officers.ts';
export { loadFunnel } from './service.ts';
export { funnel } from './routes.ts';
