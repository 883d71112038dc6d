// Hindi words of the horoscope: the sentences that hold graha, house, matter and advice together. A matter is always
// followed by a postposition: that of the verb phrase ({manner|part}) or the sentence's own.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const B = '{motion|part}{graha|graha}'
const HOUSE = '{house|oblique} भाव'
const DOES = '{field|part} {manner|part}'

/** A stay that begins or ends within the span says when: by days, or by hours within a day. */
const HOROSCOPE_PERIODS: Readonly<Record<string, string>> = {
  since: '{start|date} से',
  until: '{end|date} तक',
  within: '{start|date} से {end|date} तक',
  sinceHour: '{start|time} से',
  untilHour: '{end|time} तक',
  withinHour: '{start|time} से {end|time} तक',
}

/** Sentences with @ where the time goes, once for each case. */
const dated = (prefix: string, templates: readonly string[], cases: readonly string[]): Catalogue =>
  Object.assign(
    {},
    ...cases.map((name) =>
      rows(
        `${prefix}.${name}`,
        0,
        templates.map((template) => template.replace('@', HOROSCOPE_PERIODS[name]!)),
      ),
    ),
  )

export const FRAME_WORDS: Catalogue = {
  'hs.motion.direct': '',
  'hs.motion.retro': 'वक्री ',
  ...rows('hs.transit', 0, [
    `${B} {sign|sign} में, आपके ${HOUSE} में, ${DOES}; {advice|part}।`,
    `{advice|part}; इन दिनों ${B} आपके ${HOUSE} में रहकर ${DOES}।`,
    `{sign|sign} से ${B} ${DOES}; अच्छा होगा कि आप {advice|part}।`,
    `आपके ${HOUSE} का अतिथि ${B} है, जो ${DOES}। {advice|part}।`,
    `{end|fulldate} तक ${B} ${DOES}; {advice|part}।`,
    `{field|part} के मामले में {sign|sign} का ${B} सक्रिय है। {advice|part}।`,
    `ध्यान दें: आपकी राशि से ${HOUSE} में ${B} ${DOES}। {advice|part}।`,
    `${B} {sign|sign} से गुज़र रहा है और ${DOES}: {advice|part}।`,
    `आपके ${HOUSE} में ${B} ही ${DOES}; {advice|part}।`,
    `{sign|sign} में ${B} का काम साफ़ दिखता है: वह ${DOES}। {advice|part}।`,
    `{field|part} के बारे में अपने ${HOUSE} के ${B} पर नज़र रखें और {advice|part}।`,
    `${B} {end|fulldate} तक {sign|sign} में रहता है और ${DOES}; {advice|part}।`,
    `{start|fulldate} से ${B} आपके ${HOUSE} में ${DOES}: {advice|part}।`,
  ]),
  ...dated(
    'hs.transit',
    [
      `@ ${B} {sign|sign} में, आपके ${HOUSE} में, ${DOES}; {advice|part}।`,
      `@ {advice|part}; तब ${B} आपके ${HOUSE} में रहकर ${DOES}।`,
      `@ {sign|sign} में ${B} ${DOES}; अच्छा होगा कि आप {advice|part}।`,
      `@ आपके ${HOUSE} का अतिथि ${B} है, जो ${DOES}। {advice|part}।`,
      `${B} @ ${DOES}; {advice|part}।`,
      `{field|part} के मामले में @ {sign|sign} का ${B} सक्रिय है। {advice|part}।`,
      `@ ध्यान दें: आपकी राशि से ${HOUSE} में ${B} ${DOES}। {advice|part}।`,
      `${B} @ {sign|sign} से गुज़रता है और ${DOES}: {advice|part}।`,
      `@ आपके ${HOUSE} में ${B} ही ${DOES}; {advice|part}।`,
      `@ {sign|sign} में ${B} का काम साफ़ दिखता है: वह ${DOES}। {advice|part}।`,
      `{field|part} के बारे में @ अपने ${HOUSE} के ${B} पर नज़र रखें और {advice|part}।`,
      `${B} @ {sign|sign} में है और ${DOES}; {advice|part}।`,
      `आपके ${HOUSE} में रहकर ${B} @ ${DOES}। {advice|part}।`,
    ],
    Object.keys(HOROSCOPE_PERIODS),
  ),
  ...rows('hs.moonday', 0, [
    `आपके ${HOUSE} में चंद्रमा ${DOES}; {advice|part}।`,
    `{advice|part}; आज चंद्रमा ${DOES}।`,
    `आज {sign|sign} में चंद्रमा ${DOES}; अच्छा होगा कि आप {advice|part}।`,
    `{nakshatra|star} नक्षत्र में चंद्रमा ${DOES}: {advice|part}।`,
    'चंद्रमा मन को {field|part} की ओर ले जाता है; {advice|part}।',
    `आपकी राशि से ${HOUSE} का चंद्रमा ${DOES}। {advice|part}।`,
    '{field|part} की बात हो तो मन की सुनें और {advice|part}: चंद्रमा {sign|sign} में है।',
    '{sign|sign} का चंद्रमा {field|part} की याद दिलाता है। {advice|part}।',
    `आपको लग सकता है कि चंद्रमा ${DOES}; {advice|part}।`,
    `{sign|sign} से गुज़रता चंद्रमा ${DOES}, और अच्छा होगा कि आप {advice|part}।`,
    `{field|part} के लिए जगह रखें: चंद्रमा आपकी राशि से ${HOUSE} में है। {advice|part}।`,
    `{nakshatra|star} नक्षत्र का चंद्रमा ${DOES}। {advice|part}।`,
    `जब तक चंद्रमा आपके ${HOUSE} में है, {field|part} का ध्यान रखें, और {advice|part}।`,
  ]),
  ...dated(
    'hs.moonday',
    [
      `@ आपके ${HOUSE} में चंद्रमा ${DOES}; {advice|part}।`,
      `@ {advice|part}; तब चंद्रमा ${DOES}।`,
      `@ {sign|sign} में चंद्रमा ${DOES}; अच्छा होगा कि आप {advice|part}।`,
      `{sign|sign} में @ चंद्रमा ${DOES}: {advice|part}।`,
      'चंद्रमा @ मन को {field|part} की ओर ले जाता है; {advice|part}।',
      `@ आपकी राशि से ${HOUSE} का चंद्रमा ${DOES}। {advice|part}।`,
      '{field|part} की बात हो तो @ मन की सुनें और {advice|part}: चंद्रमा {sign|sign} में है।',
      '{sign|sign} का चंद्रमा @ {field|part} की याद दिलाता है। {advice|part}।',
      `आपको लग सकता है कि चंद्रमा @ ${DOES}; {advice|part}।`,
      `@ {sign|sign} से गुज़रता चंद्रमा ${DOES}, और अच्छा होगा कि आप {advice|part}।`,
      `{field|part} के लिए @ जगह रखें: चंद्रमा आपकी राशि से ${HOUSE} में है। {advice|part}।`,
      `{sign|sign} का चंद्रमा @ ${DOES}। {advice|part}।`,
      `@, चंद्रमा के आपके ${HOUSE} में रहते, {field|part} का ध्यान रखें, और {advice|part}।`,
    ],
    ['sinceHour', 'untilHour'],
  ),
  ...rows('hs.moonstay', 0, [
    `{start|date} से {end|date} तक आपके ${HOUSE} में चंद्रमा ${DOES}; {advice|part}।`,
    '{field|part} के लिए {start|date} से {end|date} तक का समय ध्यान में रखें, चंद्रमा {sign|sign} में है: {advice|part}।',
    `{start|date} और {end|date} के बीच {advice|part}, जब चंद्रमा ${DOES}।`,
    `{start|date} के आसपास चंद्रमा {sign|sign} में आता है, और {end|date} तक ${DOES}; {advice|part}।`,
    '{field|part} के लिए चंद्रमा के दिन {start|date} से {end|date} तक हैं: {advice|part}।',
    `{start|date} और {end|date} के बीच, आपकी राशि से ${HOUSE} में, चंद्रमा ${DOES}। {advice|part}।`,
    `जब {start|date} से {end|date} तक चंद्रमा ${DOES}, तब {advice|part}।`,
  ]),
  ...rows('hs.sunstay', 0, [
    `{start|date} से {end|date} तक आपके ${HOUSE} में सूर्य ${DOES}; {advice|part}।`,
    `{start|date} से {end|date} तक के हफ़्तों में सूर्य ${DOES}: {advice|part}।`,
    `{start|date} और {end|date} के बीच {advice|part}, जब {sign|sign} में सूर्य ${DOES}।`,
    `{field|part} के लिए {start|date} से {end|date} तक का समय नोट करें: सूर्य आपकी राशि से ${HOUSE} में है। {advice|part}।`,
    `{start|date} के बाद सूर्य ${DOES}। {end|date} तक अच्छा होगा कि आप {advice|part}।`,
    `आपके ${HOUSE} में सूर्य के रहते, {start|date} से {end|date} तक का समय {field|part} का है। {advice|part}।`,
    `सूर्य {start|date} से {end|date} तक {sign|sign} से गुज़रता है और ${DOES}; उन हफ़्तों में {advice|part}।`,
  ]),
  ...rows('hs.open', 0, [
    `चंद्रमा {nakshatra|star} में है, {star|part}, और आपके ${HOUSE} में: {mood|part}।`,
    `{mood|part}: यह आपकी राशि से ${HOUSE} के चंद्रमा से जुड़ा है, जो {nakshatra|star} में है, {star|part}।`,
    'चंद्रमा के {nakshatra|star} में रहते, {star|part}, {mood|part}।',
    `{nakshatra|star}, {star|part}, दिन को रंग देता है, और आपके ${HOUSE} में चंद्रमा के रहते {mood|part}।`,
    `आपके ${HOUSE} में {nakshatra|star} का चंद्रमा है, {star|part}, और {mood|part}।`,
    'चंद्रमा के साथ {sign|sign} में चलें: {nakshatra|star} {star|part} है, और {mood|part}।',
    `आज {mood|part}; चंद्रमा आपके ${HOUSE} में {nakshatra|star} में है, {star|part}।`,
    '{mood|part}, जब चंद्रमा {nakshatra|star} में, {star|part}, {sign|sign} से गुज़रता है।',
    `{starEnd|date} को {starEnd|time} तक चंद्रमा {nakshatra|star} में है, {star|part}; आपके ${HOUSE} में इसका अर्थ है कि {mood|part}।`,
    `आपकी राशि से ${HOUSE} में, {nakshatra|star} में चंद्रमा, {star|part}: {mood|part}।`,
    '{sign|sign} के चंद्रमा से यह अपेक्षा रखें: {mood|part}। {nakshatra|star} {star|part} है।',
    `{nakshatra|star}, {star|part}, चंद्रमा को अपना स्वर देता है, और आपके ${HOUSE} में {mood|part}।`,
    `आपके ${HOUSE} में, {nakshatra|star} ({star|part}) के साथ, चंद्रमा ऐसा करता है कि {mood|part}।`,
  ]),
  ...rows('hs.ingress', 0, [
    `{graha|graha} {at|date} को {at|time} {sign|sign} में, आपके ${HOUSE} में, आता है और {field|part} की ओर मुड़ता है।`,
    '{at|date} को {at|time} {graha|graha} {sign|sign} में जाता है: तब से वह {field|part} को देखता है।',
    `{at|date}, {at|time} एक बदलाव: {graha|graha} आपके ${HOUSE} में जाता है और {field|part} को हाथ में लेता है।`,
    '{at|date} पर नज़र रखें: {at|time} {graha|graha} {sign|sign} में प्रवेश करता है और {field|part} का अध्याय खोलता है।',
    '{field|part} पर ध्यान: {at|date}, {at|time} से {sign|sign} में {graha|graha} का नया काम यही है।',
    `{at|date}, {at|time} से आपके ${HOUSE} में {graha|graha} के रहते, {field|part} को अपने समय का बड़ा हिस्सा दें।`,
    '{at|date} को {at|time} {graha|graha} एक राशि छोड़कर अगली राशि {sign|sign} में जाता है, और {field|part} को सामने लाता है।',
  ]),
  ...rows('hs.retrograde', 0, [
    `{graha|graha} {at|date} को आपके ${HOUSE} में वक्री होता है: निर्णय से पहले {field|part} को एक बार और देखें।`,
    '{at|date} से {graha|graha} {sign|sign} में पीछे चलता है; {field|part} के बारे में आप जो जानते हैं, उसे दोबारा देखना अच्छा है।',
    `{at|date} को {graha|graha} आपकी राशि से ${HOUSE} में रुककर पीछे मुड़ता है: {field|part} के काम फ़ुरसत से फिर उठाएँ।`,
    '{graha|graha} {at|date} को {sign|sign} में रुकता है और वही रास्ता लौटता है: {field|part} के पुराने नोट काम आते हैं।',
    `{at|date} से आपके ${HOUSE} में {graha|graha} के वक्री रहते, बनाने से पहले सुधारें: {field|part} के बारे में सोचें।`,
  ]),
  ...rows('hs.direct', 0, [
    `{graha|graha} {at|date} को आपके ${HOUSE} में मार्गी होता है: {field|part} के मामले में अब आगे बढ़ा जा सकता है।`,
    '{at|date} से {graha|graha} {sign|sign} में फिर आगे चलता है, और {field|part} को लेकर प्रतीक्षा समाप्त होती है।',
    `{at|date} को {graha|graha} आपकी राशि से ${HOUSE} में पीछे चलना बंद करता है: {field|part} के बारे में निर्णय अब लें।`,
    '{graha|graha} को {at|date} को {sign|sign} में आगे का रास्ता मिलता है; {field|part} की योजनाएँ रफ़्तार पकड़ती हैं।',
    `{at|date} से आपके ${HOUSE} में {graha|graha} के मार्गी रहते, {field|part} के बारे में उत्तर पास है।`,
  ]),
  ...rows('hs.newmoon', 0, [
    `{at|date} की अमावस्या आपके ${HOUSE} में पड़ती है: {field|part} से जुड़ी कोई छोटी शुरुआत करें।`,
    '{at|date} को {sign|sign} में अमावस्या के साथ, {field|part} की एक शांत शुरुआत जड़ पकड़ती है।',
    `{at|date} को आपकी राशि से ${HOUSE} में चंद्रमा नए सिरे से शुरू होता है: {field|part} के लिए एक लक्ष्य तय करें।`,
  ]),
  ...rows('hs.fullmoon', 0, [
    `{at|date} की पूर्णिमा आपके ${HOUSE} में पड़ती है: {field|part} को पूरी रोशनी में देखा जा सकता है।`,
    '{at|date} को {sign|sign} में पूर्णिमा के साथ, {field|part} को देखें और जो बढ़ा है उस पर ख़ुश हों।',
    `{at|date} को आपकी राशि से ${HOUSE} में चंद्रमा पूर्ण है: {field|part} से जुड़े काम पूरे करें और ख़ुशी मनाएँ।`,
  ]),
}
