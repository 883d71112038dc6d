import { texts } from '#app/language/texts.ts'

export const barredTexts = texts({
  en: {
    unapproved: 'You can go online once your registration is approved.',
  },
  hi: {
    unapproved: 'पंजीकरण स्वीकृत होने पर आप ऑनलाइन हो सकते हैं।',
  },
})
