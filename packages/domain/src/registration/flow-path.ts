/**
 * The path, below the product's base path, of a register flow that belongs to an application.
 */
export const registerFlowPath = (applicationId: string, basePath = 'register'): string =>
  `${basePath}/${applicationId}`;
