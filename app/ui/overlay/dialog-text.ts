// The buttons of dialogs.
import { texts } from '#app/language/texts.ts'

export const dialogTexts = texts({
  en: {
    close: 'Close',
    cancel: 'Cancel',
  },
  hi: {
    close: 'बंद करें',
    cancel: 'रद्द करें',
  },
})
