// The texts of a question by its number.
import { texts } from '#app/language/texts.ts'

export const horaryTexts = texts({
  en: {
    pageTitle: 'KP horary: a question by a number from 1 to 249',
    description:
      'Cast a KP horary chart free: choose a number from 1 to 249; its degree rises, and cusps, sub lords, significators and ruling planets follow for the moment of the question.',
    title: 'KP horary',
    lead: 'Think of one question and choose a number from 1 to 249. Its degree becomes the lagna; the grahas are those of the moment you ask.',
    number: 'Number, 1 to 249',
    place: 'Place',
    preset: 'Rules of',
    submit: 'Cast the chart',
    result: (number: number) => `KP horary, number ${number}`,
    asked: (when: string, place: string) => `Asked on ${when}, ${place}.`,
    badNumber: 'Please choose a whole number from 1 to 249.',
    badPlace: 'Horary charts are cast below 66.5° of latitude.',
    rising: (sign: string, from: string, star: string, sub: string) =>
      `${from} of ${sign} rises: star of ${star}, sub of ${sub}.`,
    again: 'Ask anew',
  },
  hi: {
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
    badPlace: 'प्रश्न कुंडली 66.5° से कम अक्षांश के लिए बनती है।',
    rising: (sign, from, star, sub) => `${sign} ${from} पर उदय: नक्षत्र स्वामी ${star}, उप स्वामी ${sub}।`,
    again: 'फिर से पूछें',
  },
})
