export const FILE = { notSaved: 'We couldn’t download the file. Check your connection and try again.' } as const;

export const PAGES = {
  label: 'Pages of the PDF',
  failed: 'We can’t show the pages here. Read the same text above, or save the PDF.',
  page: (number: number, all: number) => `Page ${number} of ${all}`,
  larger: 'Zoom in',
  smaller: 'Zoom out',
} as const;
