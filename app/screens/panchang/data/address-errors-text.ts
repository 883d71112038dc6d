// Errors about an invalid URL. Server only.
import { texts } from '#app/language/texts.ts'

export const addressErrorsTexts = texts({
  en: {
    place: (sentence: string) => `${sentence} This is the panchang of New Delhi.`,
    date: (text: string) => `“${text}” is not a date. Dates are written like 2026-11-21.`,
    neverCame: (place: string) => `That day never came in ${place}: the calendar there went past it.`,
    instead: (sentence: string) => `${sentence} This is today.`,
  },
  hi: {
    place: (sentence) => `${sentence} यह नई दिल्ली का पंचांग है।`,
    date: (text) => `“${text}” कोई तारीख़ नहीं है। तारीख़ इस तरह लिखी जाती है: 2026-11-21।`,
    neverCame: (place) => `${place} में वह दिन कभी आया ही नहीं: वहाँ का कैलेंडर उसे छोड़कर आगे बढ़ गया।`,
    instead: (sentence) => `${sentence} यह आज का दिन है।`,
  },
})
