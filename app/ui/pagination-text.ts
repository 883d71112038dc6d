// The words of page numbers.
export const paginationText = {
  pages: 'Pages',
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  /** On a page beyond the last one. */
  all: (total: number) => `${total} in all`,
  previous: 'Previous',
  next: 'Next',
} as const
