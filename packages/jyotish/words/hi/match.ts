// Hindi words of a match: what each koota compares, its result, and what it means in the tradition.
import { type Catalogue, wordsOf } from '../render.ts'
import { DOSHA_WORDS } from './doshas.ts'
import { HINDI } from './language.ts'

const POINTS = '{max} में से {points}'

/** Full, in part, none. */
const KOOTAS: Readonly<Record<string, readonly [about: string, full: string, part: string, none: string]>> = {
  varna: ['वर्ण, काम और सीखने के प्रति रवैया', 'दोनों का मेल है।', '', 'आप दोनों काम अलग ढंग से करते हैं; एक-दूसरे के तरीक़े का आदर करें।'],
  vashya: [
    'वश्य, कौन किसे खींचता है',
    'खिंचाव दोनों ओर है।',
    'खिंचाव है, और एक ओर अधिक है।',
    'कोई दूसरे को नहीं चलाता; निर्णय साथ मिलकर लें।',
  ],
  tara: [
    'तारा, एक-दूसरे से गिने हुए नक्षत्र',
    'दोनों गिनतियाँ शुभ हैं।',
    'एक गिनती शुभ है और एक नहीं।',
    'दोनों गिनतियाँ रोज़ की बातों में ख़याल रखने को कहती हैं।',
  ],
  yoni: [
    'योनि, सहज प्रवृत्ति और निकटता',
    'आपके स्वभाव एक जैसे हैं।',
    'आपके स्वभाव कुछ अलग हैं; एक-दूसरे को बताएँ कि आपको क्या पसंद है।',
    'आपके नक्षत्रों के पशु पुराने विरोधी हैं; धैर्य उन्हें मित्र बना देता है।',
  ],
  graha_maitri: [
    'ग्रह मैत्री, चंद्र राशियों के स्वामियों की मित्रता',
    'आप एक जैसा सोचते हैं और आसानी से बात करते हैं।',
    'थोड़ी सद्भावना से आप एक-दूसरे को समझ लेते हैं।',
    'आप चीज़ों को अलग तरह से देखते हैं; समझाने के लिए समय लें।',
  ],
  gana: [
    'गण, स्वभाव',
    'आपके स्वभाव साथ में अच्छे चलते हैं।',
    'आपके स्वभाव थोड़े अलग हैं।',
    'आपके स्वभाव बहुत अलग हैं: एक अधिक कोमल है, दूसरा अधिक साहसी; दोनों को जगह दें।',
  ],
  bhakoot: [
    'भकूट, चंद्र राशियों की दूरी',
    'राशियाँ एक-दूसरे को सहारा देती हैं।',
    '',
    'राशियाँ 2/12, 5/9 या 6/8 की दूरी पर हैं; कोई अपवाद लागू है या नहीं, नीचे देखें।',
  ],
  nadi: [
    'नाड़ी, शरीर की प्रकृति',
    'आपकी नाड़ियाँ अलग हैं, जैसा परंपरा चाहती है।',
    '',
    'आप दोनों की नाड़ी एक है; कोई अपवाद लागू है या नहीं, नीचे देखें।',
  ],
}

const kootas = Object.entries(KOOTAS).flatMap(([name, [about, full, part, none]]) => [
  [`match.koota.${name}.full`, `${about}: ${POINTS}; ${full}`],
  [`match.koota.${name}.part`, `${about}: ${POINTS}; ${part}`],
  [`match.koota.${name}.none`, `${about}: ${POINTS}; ${none}`],
])

/** The subject of each porutham. */
const PORUTHAMS: Readonly<Record<string, string>> = {
  dina: 'दिन, रोज़ का जीवन',
  gana: 'गण, स्वभाव',
  mahendra: 'महेंद्र, परिवार और सहारा',
  stree_deergha: 'स्त्री दीर्घ, स्थायी संतोष',
  yoni: 'योनि, निकटता',
  rasi: 'राशि, चंद्र राशियाँ',
  rasyadhipati: 'राश्यधिपति, राशि स्वामियों की मित्रता',
  vasya: 'वश्य, आकर्षण',
  rajju: 'रज्जु, नक्षत्रों का बंधन',
  vedha: 'वेध, क्या नक्षत्र एक-दूसरे को रोकते हैं',
}
const VERDICTS = { good: 'शुभ', middling: 'मध्यम', bad: 'नहीं मिला' }

const poruthams = Object.entries(PORUTHAMS).flatMap(([name, about]) =>
  Object.entries(VERDICTS).map(([verdict, word]) => [`match.porutham.${name}.${verdict}`, `${about}: ${word}।`]),
)

export const MATCH_WORDS: Catalogue = {
  ...Object.fromEntries([...kootas, ...poruthams]),
  'match.band.not_recommended':
    '{max} में से {total} गुण। परंपरा 18 चाहती है; उससे कम पर वह सलाह देती है कि ज्योतिषी दोनों पूरी कुंडलियों को ध्यान से देखें।',
  'match.band.average': '{max} में से {total} गुण: 18 की प्रचलित सीमा से ऊपर, परंपरा से औसत मिलान।',
  'match.band.good': '{max} में से {total} गुण: परंपरा से अच्छा मिलान।',
  'match.band.excellent': '{max} में से {total} गुण: परंपरा से उत्तम मिलान।',
  'match.lifted': 'लागू होने वाले सभी अपवाद गिने जाएँ तो योग {totalIfLifted} होता; गुण {total} ही रहते हैं।',
  'match.dosha.nadi': 'नाड़ी दोष: दोनों की नाड़ी एक ही है।',
  'match.dosha.bhakoot': 'भकूट दोष: चंद्र राशियाँ 2/12, 5/9 या 6/8 की दूरी पर हैं।',
  'match.dosha.gana': 'गण दोष: दोनों नक्षत्रों के स्वभाव बहुत अलग हैं।',
  'match.exception.nadi.same_sign_different_star': 'अपवाद: राशि एक, पर नक्षत्र दो।',
  'match.exception.nadi.same_star_different_sign': 'अपवाद: नक्षत्र एक, पर राशियाँ दो।',
  'match.exception.nadi.same_star_different_pada': 'अपवाद: नक्षत्र एक, पर चरण दो।',
  'match.exception.nadi.raman_lords_and_rajju': 'अपवाद (बी.वी. रमण): राशि स्वामी मित्र हैं और रज्जु अलग हैं।',
  'match.exception.bhakoot.same_lord': 'अपवाद: दोनों राशियों का स्वामी एक ही है।',
  'match.exception.bhakoot.lords_friends': 'अपवाद: राशियों के स्वामी मित्र हैं।',
  'match.exception.bhakoot.navamsa_lords_friends': 'अपवाद: दोनों चंद्रमाओं के नवांशों के स्वामी मित्र हैं।',
  'match.exception.gana.lords_friends': 'अपवाद: राशियों के स्वामी एक ही हैं या मित्र हैं।',
  'match.exception.gana.girl_star_beyond_14': 'अपवाद: दूसरा नक्षत्र पहले से चौदह नक्षत्रों से अधिक दूर है।',
  'match.manglik.neither': 'मांगलिक: आप दोनों में से कोई नहीं।',
  'match.manglik.balanced': 'मांगलिक: आप दोनों हैं, जिसे परंपरा संतुलित मानती है।',
  'match.manglik.lifted': 'एक या दोनों ओर भाव से मांगलिक, पर हर मामले में अपवाद है।',
  'match.manglik.one_sided': 'मांगलिक: आपमें से एक हैं, दूसरे नहीं। परंपरा चाहती है कि ज्योतिषी दोनों कुंडलियों को साथ देखें।',
  'match.papasamya.even': 'पापसाम्य: दोनों कुंडलियाँ संतुलित हैं, {boy} और {girl} अंक।',
  'match.papasamya.first_more':
    'पापसाम्य: पहले व्यक्ति के एक से अधिक अंक ज़्यादा हैं, {boy} और {girl}। परंपरा यही चाहती है कि इस ओर अंक कम न हों।',
  'match.papasamya.second_more':
    'पापसाम्य: दूसरे व्यक्ति के अधिक हैं, {boy} और {girl} अंक। परंपरा चाहती है कि ज्योतिषी दोनों कुंडलियों को साथ देखें।',
  'match.dasha_sandhi.none': 'आप दोनों की महादशाओं के कोई दो बदलाव एक-दूसरे से छह महीने के भीतर नहीं पड़ते।',
  'match.dasha_sandhi.one': 'एक बार आप दोनों की महादशा छह महीने के भीतर बदलती है।',
  'match.dasha_sandhi.several': '{count} बार आप दोनों की महादशा छह महीने के भीतर बदलती है।',
  'match.seventh.lord.supported':
    'सातवें का स्वामी {graha|graha} {sign|sign} में है, {house|ordinal} भाव: साझेदारी की नींव अच्छी है।',
  'match.seventh.lord.quiet':
    'सातवें का स्वामी {graha|graha} {sign|sign} में है, {house|ordinal} भाव: साझेदारी समय और देखभाल से बढ़ती है।',
  'match.seventh.venus.supported': 'शुक्र {sign|sign} में, {house|ordinal} भाव: स्नेह आसानी से दिखता है।',
  'match.seventh.venus.quiet': 'शुक्र {sign|sign} में, {house|ordinal} भाव: स्नेह शांत है, और जान लेने पर गहरा।',
  'match.seventh.jupiter.supported': 'गुरु {sign|sign} में, {house|ordinal} भाव: समझदारी और सद्भाव दोनों का साथ देते हैं।',
  'match.seventh.jupiter.quiet': 'गुरु {sign|sign} में, {house|ordinal} भाव: साथ मिलकर अच्छी सलाह लेना लाभदायक है।',
  'match.sensitivity.same': 'जन्म समय {minutes} मिनट तक इधर-उधर हों, तब भी गुण {total} ही रहते हैं।',
  'match.sensitivity.moves': 'जन्म समय {minutes} मिनट तक इधर-उधर हों, तो गुण {min} और {max} के बीच होंगे: समय जाँच लें।',
}

/** Hindi words for the lines of `matchReading` and the doshas of both charts. */
export const HINDI_MATCH = wordsOf(HINDI, MATCH_WORDS, DOSHA_WORDS)
