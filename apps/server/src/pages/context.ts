interface PageParts {
  /** Public reads that pages embed. The application feature provides them. */
  readonly publicReads?: (organization: string) => Promise<Readonly<Record<string, unknown>>>;
}

declare module '../kernel/context.ts' {
  interface Context extends PageParts {}
}

declare module '../kernel/feature.ts' {
  interface Provided extends PageParts {}
}

export {};
