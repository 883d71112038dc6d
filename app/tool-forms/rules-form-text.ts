// Texts of the buttons for rules.
import { texts } from '#app/language/texts.ts'

export const rulesFormTexts = texts({
  en: {
    change: 'Change rules',
    usual: 'Back to the usual rules',
  },
  hi: {
    change: 'नियम बदलें',
    usual: 'सामान्य नियमों पर लौटें',
  },
})
