// Texts for a number that an admin has entered.
import { texts } from '#app/language/texts.ts'

export const phoneCardTexts = texts({
  en: { pending: (phone: string) => `We have entered ${phone} for you. Verify it; until then the number above stays.` },
  hi: { pending: (phone) => `हमने आपके लिए ${phone} डाला है। इसे सत्यापित करें; तब तक ऊपर वाला नंबर ही रहेगा।` },
})
