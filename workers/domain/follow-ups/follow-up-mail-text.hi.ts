// The mail about the free message after a consultation, and its answer, in Hindi.
import type { followUpMailText as English } from './follow-up-mail-text.ts'

export const followUpMailText: typeof English = { subject: (name) => `${name} ने आपको लिखा है` }
