// The texts of a question by its number, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { horaryText as English } from './horary-text.ts'

export const horaryText: Translated<typeof English> = {
  pageTitle: 'के.पी. प्रश्न: 1 से 249 तक की संख्या से प्रश्न',
  description:
    'मुफ़्त में के.पी. प्रश्न कुंडली बनाएँ: 1 से 249 तक एक संख्या चुनें; उसका अंश लग्न बनता है, और प्रश्न के क्षण के कस्प, उप स्वामी, कार्येश और शासक ग्रह मिलते हैं।',
  title: 'के.पी. प्रश्न',
  lead: 'एक प्रश्न सोचें और 1 से 249 तक एक संख्या चुनें। उसका अंश लग्न बन जाता है; ग्रह उस क्षण के हैं जब आप पूछते हैं।',
  number: 'संख्या, 1 से 249',
  place: 'स्थान',
  preset: 'किसके नियम',
  submit: 'कुंडली बनाएँ',
  result: (number) => `के.पी. प्रश्न, संख्या ${number}`,
  asked: (when, place) => `${when} को पूछा गया, ${place}।`,
  badNumber: 'कृपया 1 से 249 तक कोई पूर्ण संख्या चुनें।',
  badPlace: 'प्रश्न कुंडली 66° से कम अक्षांश के लिए बनती है।',
  rising: (sign, from, star, sub) => `${sign} ${from} पर उदय: नक्षत्र स्वामी ${star}, उप स्वामी ${sub}।`,
  again: 'फिर से पूछें',
}
