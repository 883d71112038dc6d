// The sentence of the terms about the law, by what of law and courts an admin has set: the card below names them.
import { texts } from '#app/language/texts.ts'

export const termsLawTexts = texts({
  en: {
    both: 'The law and the courts named below apply, beside the protection that consumers have in their own country.',
    law: 'The law named below applies, beside the protection that consumers have in their own country.',
    courts: 'The courts named below decide disputes, beside the protection that consumers have in their own country.',
    neither: 'Consumers have the protection that the law of their own country gives them.',
  },
  hi: {
    both: 'नीचे लिखा क़ानून और न्यायालय लागू होते हैं, उस संरक्षण के साथ जो उपभोक्ताओं को उनके अपने देश में मिलता है।',
    law: 'नीचे लिखा क़ानून लागू होता है, उस संरक्षण के साथ जो उपभोक्ताओं को उनके अपने देश में मिलता है।',
    courts: 'विवादों का निर्णय नीचे लिखे न्यायालय करते हैं, उस संरक्षण के साथ जो उपभोक्ताओं को उनके अपने देश में मिलता है।',
    neither: 'उपभोक्ताओं को वह संरक्षण मिलता है जो उनके अपने देश का क़ानून देता है।',
  },
})
