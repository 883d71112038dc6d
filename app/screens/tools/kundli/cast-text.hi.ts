// Births that cannot be cast, and why, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { castText as English } from './cast-text.ts'

export const castText: Translated<typeof English> = {
  dayNever: (place) => `${place} में वह दिन कभी आया ही नहीं: वहाँ का कैलेंडर उसे छोड़कर आगे बढ़ गया।`,
  timeNever: (place, clock, minutes, before, after) =>
    `${place} की घड़ियों ने उस दिन ${clock} कभी नहीं दिखाया: वे ${minutes} मिनट आगे कर दी गईं, ${before} से ${after} पर।`,
  noZone: (zone) =>
    `“${zone}” नाम का कोई समय क्षेत्र नहीं है। समय क्षेत्र ऐसे लिखे जाते हैं: Asia/Kolkata; LMT उस स्थान का माध्य समय है।`,
  place: 'इस स्थान के आकाश की गणना नहीं हो सकी।',
  years: 'यह तारीख़ 1800 से 2200 के बाहर है, जिन वर्षों के लिए आकाश की गणना होती है।',
  other: 'इस जन्म विवरण की गणना नहीं हो सकी।',
}
