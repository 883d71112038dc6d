// Texts of the form only, so that the first load needs neither the result's texts nor the engine.
import { texts } from '#app/language/texts.ts'

export const varshaIntroTexts = texts({
  en: {
    pageTitle: 'Varshaphala: your year of life by the Tajika system',
    description:
      'Cast a varshaphala free: the Sun’s return, muntha, lord of the year with panchavargiya bala, thirty-six sahams, Tajika yogas and mudda dasha, beside the birth chart.',
    title: 'Varshaphala',
    lead: 'The chart of the moment the Sun comes back to its place at birth, read by the Tajika system for the year that follows.',
    getsTitle: 'What you get',
    gets: [
      'The Sun’s return to the second, for any of 120 years',
      'The year’s chart beside the birth chart, with the muntha',
      'The lord of the year: five office-bearers and their panchavargiya bala',
      'Thirty-six sahams, the Tajika yogas that are made, harsha bala',
      'Mudda dasha with its parts',
    ],
  },
  hi: {
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
  },
})
