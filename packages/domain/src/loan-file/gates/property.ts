import { always, never, type GateRow } from './gate.ts';

/** The gates of the search for the home in property records and of its automated value. */
export const propertyGates = [
  {
    id: 'no-property',
    status: 'NO_PROPERTY_FOUND',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.propertySearch.outcome === 'NONE',
    until: never,
  },
  {
    id: 'many-properties',
    status: 'MULTIPLE_PROPERTIES',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.propertySearch.outcome === 'MANY',
    until: never,
  },
  {
    id: 'locate',
    status: 'WAITING_FOR_AVM_DATA',
    owner: 'property',
    stage: 'INITIAL',
    when: always,
    until: (file) => file.propertySearch.outcome === 'ONE',
    work: 'property.find',
    attempt: (file) => file.propertySearch.attempt,
    takesSeconds: true,
  },
  {
    id: 'estimate',
    status: 'NO_AVM_FOUND',
    owner: 'borrower',
    stage: 'PRODUCT_SELECT',
    when: (file) => file.automatedValue.outcome === 'NO_VALUE',
    until: (file) => file.automatedValue.estimated,
  },
  {
    id: 'value',
    status: 'WAITING_FOR_AVM_DATA',
    owner: 'property',
    stage: 'INITIAL',
    when: always,
    until: (file) =>
      file.automatedValue.outcome === 'VALUE' ||
      (file.automatedValue.outcome === 'NO_VALUE' && file.automatedValue.estimated),
    work: 'property.value',
    attempt: (file) => file.automatedValue.attempt,
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
