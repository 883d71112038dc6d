// The button of toasts.
import { texts } from '#app/language/texts.ts'

export const toastHostTexts = texts({
  en: {
    close: 'Close',
  },
  hi: {
    close: 'बंद करें',
  },
})
