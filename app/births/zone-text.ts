import { texts } from '#app/language/texts.ts'

export const zoneTexts = texts({
  en: {
    label: 'Time zone',
    hint: 'Empty: the rule of the place, then. Or a zone such as Asia/Kolkata, an offset such as +05:30 or +04:51:17, or LMT, the mean time of the place.',
  },
  hi: {
    label: 'समय क्षेत्र',
    hint: 'ख़ाली: उस स्थान का उस समय का नियम। या कोई क्षेत्र, जैसे Asia/Kolkata; या समय का अंतर, जैसे +05:30 या +04:51:17; या LMT, उस स्थान का माध्य समय।',
  },
})
