// Hindi words of the personal day: tara, dasha lords in the sky, transits through the natal houses.
import { type Catalogue, wordsOf } from '../render.ts'
import { FIELD_WORDS } from './horoscope-fields.ts'
import { HINDI } from './language.ts'
import { rows } from './rows.ts'

const TARA = '{nakshatra|star} में चंद्रमा आपके जन्म नक्षत्र {birthStar|star} से'

export const PERSONAL_WORDS: Catalogue = {
  ...rows('personal.tara', 1, [
    `${TARA} पहली तारा है, जन्म: भावनाएँ बहुत पास रहती हैं; दिन को सादा रखें।`,
    `${TARA} दूसरी तारा है, संपत: कमाने और चीज़ें व्यवस्थित करने का अच्छा समय।`,
    `${TARA} तीसरी तारा है, विपत: योजनाएँ दोबारा जाँचें और कुछ बचाकर रखें।`,
    `${TARA} चौथी तारा है, क्षेम: आराम का समय; घर और लोगों का ख़याल रखें।`,
    `${TARA} पाँचवीं तारा है, प्रत्यक: घुमावदार रास्तों के लिए तैयार रहें और उन्हें शांति से लें।`,
    `${TARA} छठी तारा है, साधक: जो मन लगाकर शुरू करते हैं, वह पूरा होता है।`,
    `${TARA} सातवीं तारा है, नैधन: अधिक आराम करें और नए से पहले पुराने काम पूरे करें।`,
    `${TARA} आठवीं तारा है, मित्र: मित्र और मददगार पास हैं।`,
    `${TARA} नौवीं तारा है, अति-मित्र: चारों ओर सद्भाव; खुलकर माँगें और दें।`,
  ]),
  'personal.dasha.maha':
    'आपकी महादशा का स्वामी {graha|graha} अभी {sign|sign} से, आपके {house|oblique} भाव से, गुज़र रहा है: उसका लंबा विषय {field|part} से मिलता है।',
  'personal.dasha.antar':
    '{end|fulldate} तक आपकी अंतर्दशा का स्वामी {graha|graha} अभी {sign|sign} से, आपके {house|oblique} भाव से, गुज़र रहा है और {field|part} को सामने लाता है।',
  'personal.transit.strong':
    '{graha|graha} आपके {house|oblique} भाव से गुज़र रहा है, जहाँ बिंदुओं की संख्या {points} है: {field|part} को अच्छा सहारा।',
  'personal.transit.even':
    '{graha|graha} आपके {house|oblique} भाव से गुज़र रहा है (बिंदु: {points}): {field|part} के लिए स्थिर स्थिति।',
  'personal.transit.weak':
    '{graha|graha} आपके {house|oblique} भाव से गुज़र रहा है (बिंदु: {points}): {field|part} के मामले में धीरे-धीरे चलें।',
}

/** Hindi words for the lines of `personalLines`. */
export const HINDI_PERSONAL = wordsOf(HINDI, FIELD_WORDS, PERSONAL_WORDS)
