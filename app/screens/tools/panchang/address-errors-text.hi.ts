// The server's sentences about a wrong address, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { addressErrorsText as English } from './address-errors-text.ts'

export const addressErrorsText: Translated<typeof English> = {
  place: (sentence) => `${sentence} यह नई दिल्ली का पंचांग है।`,
  date: (text) => `“${text}” कोई तारीख़ नहीं है। तारीख़ इस तरह लिखी जाती है: 2026-11-21।`,
  neverCame: (place) => `${place} में वह दिन कभी आया ही नहीं: वहाँ का कैलेंडर उसे छोड़कर आगे बढ़ गया।`,
  instead: (sentence) => `${sentence} यह आज का दिन है।`,
}
