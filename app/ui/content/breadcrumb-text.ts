// The label of the breadcrumb navigation.
import { texts } from '#app/language/texts.ts'

export const pathLabelTexts = texts({
  en: 'Breadcrumb',
  hi: 'पेज का पथ',
})
