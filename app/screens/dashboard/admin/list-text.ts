import { staffTexts } from '#app/language/texts.ts'

/** Texts shared by all lists of the admins. */
export const listTexts = staffTexts({
  en: {
    show: 'Show',
    tooShort: 'A search needs three characters or more.',
    clear: 'Clear filters',
    pages: 'Pages',
    newest: 'To the newest',
    older: 'Older',
    cancel: 'Cancel',
    reason: 'Reason',
    refunded: (money: string) => `${money} refunded`,
    order: {
      label: 'Order',
      ascending: (column: string) => `${column}, ascending`,
      descending: (column: string) => `${column}, descending`,
    },
  },
})
