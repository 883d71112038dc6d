// The link from "यह क्या है?" to the glossary, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { blockHelpText as English } from './block-help-text.ts'

export const blockHelpText: Translated<typeof English> = {
  more: 'शब्दावली में और पढ़ें',
}
