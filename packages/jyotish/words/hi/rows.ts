// Numbered keys from a list, as the English words have them.
export { rows } from '../en/rows.ts'
