// Hindi names of the panchang's parts. Festivals and the sentences of their rules are in panchang-festivals.ts.
import type { Catalogue } from '../render.ts'
import { rows } from './rows.ts'

const list = (text: string) => text.split(', ')

const HALF = 'प्रतिपदा, द्वितीया, तृतीया, चतुर्थी, पंचमी, षष्ठी, सप्तमी, अष्टमी, नवमी, दशमी, एकादशी, द्वादशी, त्रयोदशी, चतुर्दशी'

const TITHIS = [
  ...list(HALF).map((name) => `शुक्ल ${name}`),
  'पूर्णिमा',
  ...list(HALF).map((name) => `कृष्ण ${name}`),
  'अमावस्या',
]

const SAMVATSARAS = list(
  'प्रभव, विभव, शुक्ल, प्रमोद, प्रजापति, अंगिरा, श्रीमुख, भाव, युवा, धाता, ईश्वर, बहुधान्य, प्रमाथी, विक्रम, वृष, चित्रभानु, सुभानु, तारण, पार्थिव, व्यय, सर्वजित्, सर्वधारी, विरोधी, विकृति, खर, नंदन, विजय, जय, मन्मथ, दुर्मुख, हेमलंबी, विलंबी, विकारी, शार्वरी, प्लव, शुभकृत्, शोभकृत्, क्रोधी, विश्वावसु, पराभव, प्लवंग, कीलक, सौम्य, साधारण, विरोधकृत्, परिधावी, प्रमादी, आनंद, राक्षस, नल, पिंगल, कालयुक्त, सिद्धार्थी, रौद्र, दुर्मति, दुंदुभि, रुधिरोद्गारी, रक्ताक्ष, क्रोधन, अक्षय',
)

/** 'a, b' under a prefix: keyed('ritu', 'vasanta: वसंत'). */
function keyed(prefix: string, text: string): Catalogue {
  return Object.fromEntries(
    text.split('; ').map((entry) => {
      const [id = '', name = ''] = entry.split(': ')
      return [`panchang.${prefix}.${id}`, name]
    }),
  )
}

/**
 * Hindi templates for `wordsOf`: names of the panchang’s parts by number or id, such as `panchang.tithi.1` or
 * `panchang.karana.bava`.
 */
export const PANCHANG_WORDS: Catalogue = {
  ...rows('panchang.tithi', 1, TITHIS),
  ...rows(
    'panchang.yoga',
    1,
    list(
      'विष्कुंभ, प्रीति, आयुष्मान, सौभाग्य, शोभन, अतिगंड, सुकर्मा, धृति, शूल, गंड, वृद्धि, ध्रुव, व्याघात, हर्षण, वज्र, सिद्धि, व्यतीपात, वरीयान, परिघ, शिव, सिद्ध, साध्य, शुभ, शुक्ल, ब्रह्म, इंद्र, वैधृति',
    ),
  ),
  ...rows('panchang.month', 1, list('चैत्र, वैशाख, ज्येष्ठ, आषाढ़, श्रावण, भाद्रपद, आश्विन, कार्तिक, मार्गशीर्ष, पौष, माघ, फाल्गुन')),
  ...rows(
    'panchang.bengali',
    1,
    list('बोइशाख, जोइष्ठो, आषाढ़, श्राबोन, भाद्रो, आश्विन, कार्तिक, ओग्रोहायोन, पौष, माघ, फाल्गुन, चोइत्रो'),
  ),
  ...rows('panchang.odia', 1, list('बैशाख, ज्येष्ठ, आषाढ़, श्राबण, भाद्रब, आश्विन, कार्तिक, मार्गशिर, पौष, माघ, फाल्गुन, चैत्र')),
  ...rows('panchang.tamil', 1, list('चित्तिरै, वैकासि, आनि, आडि, आवणि, पुरट्टासि, ऐप्पसि, कार्तिगै, मार्गळि, तै, मासि, पंगुनि')),
  ...rows('panchang.malayalam', 1, list('चिंगम, कन्नि, तुलाम, वृश्चिकम, धनु, मकरम, कुंभम, मीनम, मेडम, इडवम, मिथुनम, कर्किडकम')),
  ...rows('panchang.nepali', 1, list('बैशाख, जेठ, असार, साउन, भदौ, असोज, कात्तिक, मंसिर, पुस, माघ, फागुन, चैत')),
  ...rows('panchang.sindhi', 1, list('चेट, वेसाखु, जेठु, आखाड़ु, सांवणु, बडो, असू, कती, नाहरी, पोहु, मांघु, फगुणु')),
  ...rows('panchang.kashmiri', 1, list('चिथुर, वहेक, ज़ेठ, हार, श्रावुन, बादुरप्यथ, असिद, कार्तिक, मोंजहोर, पोह, माघ, फागुन')),
  ...rows('panchang.weekday', 0, list('रविवार, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार')),
  ...rows('panchang.vara', 0, list('रविवार, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार')),
  ...rows('panchang.samvatsara', 1, SAMVATSARAS),
  ...keyed('paksha', 'shukla: शुक्ल पक्ष; krishna: कृष्ण पक्ष'),
  ...keyed(
    'karana',
    'bava: बव; balava: बालव; kaulava: कौलव; taitila: तैतिल; garaja: गर; vanija: वणिज; vishti: विष्टि (भद्रा); kimstughna: किंस्तुघ्न; shakuni: शकुनि; chatushpada: चतुष्पद; naga: नाग',
  ),
  ...keyed(
    'ritu',
    'vasanta: वसंत; grishma: ग्रीष्म (गरमी); varsha: वर्षा; sharad: शरद; hemanta: हेमंत (सर्दी का आरंभ); shishira: शिशिर (सर्दी)',
  ),
  ...keyed('ayana', 'uttarayana: उत्तरायण; dakshinayana: दक्षिणायन'),
  ...keyed('nature', 'good: शुभ; neutral: सामान्य; bad: टालने योग्य'),
  ...keyed(
    'window',
    'rahu_kala: राहु काल; yamaganda: यमगंड; gulika: गुलिक काल; abhijit: अभिजित मुहूर्त; vijaya: विजय मुहूर्त; dur_muhurta: दुर्मुहूर्त; godhuli: गोधूलि मुहूर्त; sayahna_sandhya: सायाह्न संध्या; pradosha: प्रदोष; nishita: निशीथ मुहूर्त; brahma_muhurta: ब्रह्म मुहूर्त; pratah_sandhya: प्रातः संध्या; varjyam: वर्ज्यम; amrit_kalam: अमृत काल; bhadra: भद्रा; ganda_mula: गंड मूल; panchaka: पंचक; vinchudo: विंछुड़ो',
  ),
  ...keyed(
    'choghadiya',
    'udveg: उद्वेग; char: चर; labh: लाभ; amrit: अमृत; kaal: काल; shubh: शुभ; rog: रोग; uthi: उति; amirdha: अमिर्द; rogam: रोगम; laabam: लाभम; dhanam: धनम; sugam: सुगम; soram: सोरम; visham: विषम',
  ),
  ...keyed(
    'special',
    'sarvartha_siddhi: सर्वार्थ सिद्धि योग; amrita_siddhi: अमृत सिद्धि योग; guru_pushya: गुरु पुष्य योग; ravi_pushya: रवि पुष्य योग; ravi_yoga: रवि योग; dwipushkar: द्विपुष्कर योग; tripushkar: त्रिपुष्कर योग; jwalamukhi: ज्वालामुखी योग',
  ),
  ...keyed('panchaka', 'roga: रोग पंचक; raja: राज पंचक; agni: अग्नि पंचक; chora: चोर पंचक; mrityu: मृत्यु पंचक'),
  ...keyed(
    'tara',
    'janma: जन्म; sampat: संपत; vipat: विपत; kshema: क्षेम; pratyak: प्रत्यक; sadhaka: साधक; naidhana: नैधन; mitra: मित्र; parama_mitra: परम मित्र',
  ),
  ...keyed('residence', 'earth: पृथ्वी पर; heaven: स्वर्ग में; netherworld: पाताल में'),
  ...keyed(
    'eclipse',
    'solar_partial: आंशिक सूर्य ग्रहण; solar_annular: वलयाकार सूर्य ग्रहण; solar_total: पूर्ण सूर्य ग्रहण; solar_hybrid: संकर सूर्य ग्रहण; lunar_penumbral: उपच्छाया चंद्र ग्रहण; lunar_partial: आंशिक चंद्र ग्रहण; lunar_total: पूर्ण चंद्र ग्रहण',
  ),
  ...keyed(
    'no_event',
    'stays_up: पूरे दिन क्षितिज से ऊपर रहता है; stays_down: पूरे दिन क्षितिज से नीचे रहता है; not_within: इस तारीख़ को नहीं होता',
  ),
  ...keyed(
    'convention',
    'drik: सूर्य का केंद्र क्षितिज से 50′ नीचे, चंद्रमा का केंद्र क्षितिज पर; upper: ऊपरी किनारा, अपवर्तन सहित; center_refracted: बिंब का केंद्र, अपवर्तन सहित; hindu: बिंब का केंद्र, बिना अपवर्तन',
  ),
}
