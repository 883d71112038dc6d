// The plain page that replaces one that could not start.
import { texts } from '#app/language/texts.ts'

export const startFailureTexts = texts({
  en: {
    title: 'This page could not start.',
    ask: 'Please refresh the page.',
    refresh: 'Refresh',
  },
  hi: {
    title: 'यह पेज शुरू नहीं हो सका।',
    ask: 'कृपया पेज फिर से लोड करें।',
    refresh: 'फिर से लोड करें',
  },
})
