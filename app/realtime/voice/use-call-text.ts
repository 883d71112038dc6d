// Texts of a call.
import { texts } from '#app/language/texts.ts'

export const deviceChoiceTexts = texts({
  en: {
    choiceFailed: 'That device could not be used. The call goes on with the one before.',
  },
  hi: {
    choiceFailed: 'वह डिवाइस इस्तेमाल नहीं हो सका। कॉल पहले वाले से जारी है।',
  },
})
