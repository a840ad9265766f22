/** Running experiments and the variation that each browser sees. */
export { assignExperiments } from './service.ts';
export { saveExperiment, stopExperiment } from './store.ts';
export { keepTracker } from './tracker.ts';
