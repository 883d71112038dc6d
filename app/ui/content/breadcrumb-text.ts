// The name of the way up.
import { texts } from '#app/language/texts.ts'

export const pathLabelTexts = texts({
  en: 'Breadcrumb',
  hi: 'पेज का पथ',
})
