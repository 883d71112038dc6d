import { texts } from '#app/language/texts.ts'

export const oldBrowserTexts = texts({
  en: {
    hint: 'This browser is too old for parts of this site. Please update it.',
  },
  hi: {
    hint: 'यह ब्राउज़र बहुत पुराना है। कृपया इसे अपडेट करें।',
  },
})
