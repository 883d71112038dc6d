// Column names of the statement file.
import { texts } from '#app/language/texts.ts'

export const statementCsvTexts = texts({
  en: {
    columns: ['Time (UTC)', 'What', 'Amount (USD)', 'Balance (USD)', 'Session'],
  },
  hi: {
    columns: ['समय (UTC)', 'क्या', 'राशि (डॉलर)', 'शेष राशि (डॉलर)', 'परामर्श'],
  },
})
