// Errors of births that cannot be cast.
import { texts } from '#app/language/texts.ts'

export const castTexts = texts({
  en: {
    dayNever: (place: string) => `That day never came in ${place}: the calendar there went past it.`,
    timeNever: (place: string, clock: string, minutes: number, before: string, after: string) =>
      `The clocks of ${place} never showed ${clock} that day: they went ahead by ${minutes} minutes, from ${before} to ${after}.`,
    noZone: (zone: string) =>
      `“${zone}” is neither a time zone nor an offset. Zones are written like Asia/Kolkata, offsets like +05:30; LMT is the mean time of the place.`,
    place: 'The sky of this place could not be computed.',
    years: 'This date lies outside the years 1800 to 2200 for which the sky is computed.',
    other: 'This birth could not be computed.',
  },
  hi: {
    dayNever: (place) => `${place} में वह दिन कभी आया ही नहीं: वहाँ का कैलेंडर उसे छोड़कर आगे बढ़ गया।`,
    timeNever: (place, clock, minutes, before, after) =>
      `${place} की घड़ियों ने उस दिन ${clock} कभी नहीं दिखाया: वे ${minutes} मिनट आगे कर दी गईं, ${before} से ${after} पर।`,
    noZone: (zone) =>
      `“${zone}” न समय क्षेत्र है, न समय का अंतर। समय क्षेत्र ऐसे लिखे जाते हैं: Asia/Kolkata; अंतर ऐसे: +05:30; LMT उस स्थान का माध्य समय है।`,
    place: 'इस स्थान के आकाश की गणना नहीं हो सकी।',
    years: 'यह तारीख़ 1800 से 2200 के बाहर है, जिन वर्षों के लिए आकाश की गणना होती है।',
    other: 'इस जन्म विवरण की गणना नहीं हो सकी।',
  },
})
