// The button of drawers.
import { texts } from '#app/language/texts.ts'

export const drawerTexts = texts({
  en: {
    close: 'Close',
  },
  hi: {
    close: 'बंद करें',
  },
})
