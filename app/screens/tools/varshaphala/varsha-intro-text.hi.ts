// The words of the varshaphala form, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { varshaIntro as English } from './varsha-intro-text.ts'

export const varshaIntro: Translated<typeof English> = {
  pageTitle: 'वर्षफल: ताजिक पद्धति से आपके जीवन का वर्ष',
  description:
    'मुफ़्त में वर्षफल बनाएँ: सूर्य की वापसी, मुंथा, पंचवर्गीय बल के साथ वर्षेश, छत्तीस सहम, ताजिक योग और मुद्दा दशा, जन्म कुंडली के साथ।',
  title: 'वर्षफल',
  lead: 'उस क्षण की कुंडली जब सूर्य जन्म के अपने स्थान पर लौटता है, ताजिक पद्धति से आने वाले वर्ष के लिए पढ़ी हुई।',
  getsTitle: 'आपको क्या मिलता है',
  gets: [
    'सेकंड तक सूर्य की वापसी, 120 में से किसी भी वर्ष के लिए',
    'वर्ष कुंडली जन्म कुंडली के साथ, मुंथा सहित',
    'वर्षेश: पाँच अधिकारी और उनका पंचवर्गीय बल',
    'छत्तीस सहम, बनने वाले ताजिक योग, हर्ष बल',
    'मुद्दा दशा अपने भागों के साथ',
  ],
}
