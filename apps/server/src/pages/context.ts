interface PageParts {
  /** Loads public data that pages embed. The application feature provides it. */
  readonly publicReads?: (organization: string) => Promise<Readonly<Record<string, unknown>>>;
}

declare module '../kernel/context.ts' {
  interface Context extends PageParts {}
}

declare module '../kernel/feature.ts' {
  interface Provided extends PageParts {}
}

export {};
