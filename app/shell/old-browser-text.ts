import { texts } from '#app/language/texts.ts'

export const oldBrowserTexts = texts({
  en: {
    hint: 'This browser is older than those this site is made for, and parts of it may not work. Please update it or use another one.',
  },
  hi: {
    hint: 'यह ब्राउज़र पुराना है, इसलिए इस साइट के कुछ हिस्से शायद न चलें। कृपया इसे अपडेट करें या कोई दूसरा ब्राउज़र इस्तेमाल करें।',
  },
})
