import { isPresent, type LoanFile } from '@lintel/domain';

/** Whether a person has signed the deed of the present papers. */
export const hasSigned = (file: LoanFile, person: string): boolean => isPresent(file, file.deeds[person]);
