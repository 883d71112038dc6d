import { texts } from '#app/language/texts.ts'
import { statementLineHindi } from './statement-line-text.hi.ts'

/** A line of the statement in the server's text. */
const statementLineEnglish = (text: string) => text

export const statementLineTexts = texts({ en: statementLineEnglish, hi: statementLineHindi })
