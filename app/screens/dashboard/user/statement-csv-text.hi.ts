// The columns of the statement as a file, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { statementCsvText as English } from './statement-csv-text.ts'

export const statementCsvText: Translated<typeof English> = {
  columns: ['समय (UTC)', 'क्या', 'राशि (डॉलर)', 'शेष राशि (डॉलर)', 'परामर्श'],
}
