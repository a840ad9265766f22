export const IMPORT = {
  file: 'CSV file',
  fileMissing: 'Choose a CSV file.',
  submit: 'Import',
  rowErrors: (count: number) => (count === 1 ? '1 error. Nothing was saved.' : `${count} errors. Nothing was saved.`),
  rowError: (place: string, message: string) => {
    const [row, column] = place.split(' ');
    return column === undefined ? `Row ${row}: ${message}` : `Row ${row}, ${column}: ${message}`;
  },
} as const;
