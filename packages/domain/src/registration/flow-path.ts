/**
 * The path, below the product's base path, of a register flow that belongs to an application (REG-044, PROG-017,
 * CONST-070).
 */
export const registerFlowPath = (applicationId: string, basePath = 'register'): string =>
  `${basePath}/${applicationId}`;
