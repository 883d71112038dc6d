/** What the lists of the admins have in common. */
export const listText = {
  show: 'Show',
  clear: 'Clear filters',
  pages: 'Pages',
  newest: 'To the newest',
  older: 'Older',
  cancel: 'Cancel',
  reason: 'Reason',
  order: {
    label: 'Order',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
  },
} as const
