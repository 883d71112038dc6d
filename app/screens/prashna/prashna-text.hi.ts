// The texts of a question's chart, in Hindi.

import { PRASHNA_FINDINGS } from 'drishti-jyotish/words/hi/prashna.ts'
import type { Translated } from '#app/language/texts.ts'
import type { prashnaEnglish } from './prashna-text.ts'

export const prashnaHindi: Translated<typeof prashnaEnglish> = {
  pageTitle: 'प्रश्न कुंडली: अभी और यहाँ पूछे गए प्रश्न की कुंडली',
  description:
    'मुफ़्त में प्रश्न कुंडली बनाएँ: उस क्षण और स्थान का आकाश जिसमें आप पूछते हैं, और आपके प्रश्न के भाव के लिए ग्रंथ क्या देखते हैं। कुछ भी जोड़कर निर्णय नहीं बनाया जाता।',
  title: 'प्रश्न कुंडली',
  lead: 'प्रश्न की कुंडली उस क्षण की होती है जिसमें वह पूछा जाता है, और उस स्थान की। चुनें कि प्रश्न किस बारे में है।',
  matter: 'प्रश्न किस बारे में है',
  place: 'स्थान',
  preset: 'किसके नियम',
  submit: 'कुंडली बनाएँ',
  again: 'फिर से पूछें',
  result: (matter) => `प्रश्न: ${matter}`,
  asked: (when, place) => `${when} को पूछा गया, ${place}।`,
  badHouse: 'कृपया चुनें कि प्रश्न किस बारे में है।',
  matters: [
    [1, 'स्वयं, स्वास्थ्य, अभी की स्थिति'],
    [2, 'धन, परिवार, खोई हुई चीज़'],
    [3, 'भाई-बहन, संदेश, छोटी यात्राएँ'],
    [4, 'घर, ज़मीन, वाहन, माता'],
    [5, 'संतान, पढ़ाई, कोई चुनाव'],
    [6, 'रोग, क़र्ज़, विरोधी'],
    [7, 'विवाह, साझेदार, समझौते'],
    [8, 'संकट, विरासत, जो छिपा है'],
    [9, 'भाग्य, दूर की यात्राएँ, गुरुजन'],
    [10, 'काम, पद, प्रतिष्ठा'],
    [11, 'लाभ, आशाएँ, मित्र'],
    [12, 'ख़र्च, विदेश यात्रा, हानि'],
  ],
  lords: ({ lagna, matter }) =>
    `${lagna.sign} ${lagna.degree} पर उदय हो रही है; उसका स्वामी ${lagna.lord} है। विषय भाव ${matter.house} का है, ${matter.sign}, जिसका स्वामी ${matter.lord} है।`,
  facts: ({ tithi, star, day, hora }) => `${tithi}; चंद्रमा ${star} में; वार का स्वामी ${day}, होरा का स्वामी ${hora}।`,
  findings: 'ग्रंथ क्या देखते हैं',
  finding: 'योग',
  effect: 'पक्ष या विपक्ष',
  source: 'ग्रंथ',
  effects: { for: 'पक्ष में', against: 'विपक्ष में' },
  none: 'जो नियम देखे जाते हैं, उनमें से कोई इस क्षण लागू नहीं है।',
  rules: PRASHNA_FINDINGS,
  grahas: 'उस क्षण के ग्रह',
  columns: { graha: 'ग्रह', sign: 'स्थिति', house: 'भाव', star: 'नक्षत्र', navamsha: 'नवांश' },
  lagna: 'लग्न',
  retrograde: 'वक्री',
  note: 'ये ग्रंथों के नियम हैं, हर एक अपने स्रोत के साथ। इन्हें जोड़कर हाँ या ना नहीं बनाया जाता, और किसी उत्तर का वादा नहीं है।',
  conventions: 'संपूर्ण-राशि भाव, ताजिक मत की दृष्टियाँ',
}
