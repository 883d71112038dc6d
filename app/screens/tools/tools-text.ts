// Texts of the page of all tools.
import { texts } from '#app/language/texts.ts'
import type { FreeTool, ToolGroup } from '#workers/contract/content/free-tools.ts'

export const toolsPageTexts = texts({
  en: {
    title: 'Free tools',
    description:
      'Panchang, kundli, matching, muhurta, prashna and the rest: free, without an account, each with the rule behind its result.',
    groups: {
      day: 'Day and time',
      chart: 'Birth charts',
      question: 'Questions',
      figures: 'Figures and words',
    } satisfies Record<ToolGroup, string>,
  },
  hi: {
    title: 'मुफ़्त टूल',
    description: 'पंचांग, कुंडली, मिलान, मुहूर्त, प्रश्न और बाक़ी सब: मुफ़्त, बिना खाते के, और हर परिणाम के साथ उसका नियम।',
    groups: { day: 'दिन और मुहूर्त', chart: 'जन्म कुंडली', question: 'प्रश्न', figures: 'आँकड़े और शब्द' },
  },
})

export const toolLineTexts = texts<Readonly<Record<FreeTool, string>>>({
  en: {
    '/panchang': 'Tithi, nakshatra, yoga and karana of any day and place, with muhurtas, choghadiya and hora.',
    '/horoscope': 'The day, week, month and year of each sign, and of your own birth.',
    '/festivals': 'The dates of festivals and vrats in your city, and the rule that decides each.',
    '/muhurta': 'The best times to marry, move, travel or begin, with every rule that helped or hurt.',
    '/kundli': 'Birth chart, planets, dashas, yogas and doshas, explained as you read.',
    '/KundliMatch': 'Two charts side by side: eight kootas, ten poruthams and Manglik.',
    '/kundli/advanced': 'Strengths in detail, Jaimini’s aspects and dashas, and a search of transits.',
    '/varshaphala': 'The chart of a year of your life, by the Tajika system.',
    '/kp': 'Cusps and grahas to the sub-sub lord, with their significators.',
    '/rectification': 'Where the birth time is in doubt: what changes from minute to minute.',
    '/prashna': 'The chart of the moment in which you ask a question.',
    '/kp/horary': 'A question and a number from 1 to 249, judged by the Krishnamurti Paddhati.',
    '/accuracy': 'Our figures beside those that others have published, with the sources.',
    '/glossary': 'The words of Jyotish in plain English.',
  },
  hi: {
    '/panchang': 'किसी भी दिन और स्थान की तिथि, नक्षत्र, योग और करण; साथ में मुहूर्त, चौघड़िया और होरा।',
    '/horoscope': 'हर राशि का दिन, सप्ताह, महीना और वर्ष, और आपके अपने जन्म के अनुसार भी।',
    '/festivals': 'आपके शहर में त्योहारों और व्रतों की तारीख़ें, और वह नियम जिससे हर तारीख़ तय होती है।',
    '/muhurta': 'विवाह, गृह प्रवेश, यात्रा या किसी शुरुआत के सबसे अच्छे समय, हर पक्ष और विपक्ष के नियम के साथ।',
    '/kundli': 'जन्म कुंडली, ग्रह, दशाएँ, योग और दोष, पढ़ते-पढ़ते समझाए हुए।',
    '/KundliMatch': 'दो कुंडलियाँ साथ-साथ: आठ कूट, दस पोरुत्तम और मांगलिक विचार।',
    '/kundli/advanced': 'विस्तार से बल, जैमिनी की दृष्टियाँ और दशाएँ, और गोचर की खोज।',
    '/varshaphala': 'आपके जीवन के एक वर्ष की कुंडली, ताजिक पद्धति से।',
    '/kp': 'भाव-संधियाँ और ग्रह, उप-उप स्वामी तक, अपने कारकों के साथ।',
    '/rectification': 'जब जन्म का समय पक्का न हो: मिनट-मिनट में क्या बदलता है।',
    '/prashna': 'उस क्षण की कुंडली, जिसमें आप प्रश्न पूछते हैं।',
    '/kp/horary': 'एक प्रश्न और 1 से 249 तक की एक संख्या, कृष्णमूर्ति पद्धति से विचारी हुई।',
    '/accuracy': 'हमारे आँकड़े, दूसरों के प्रकाशित आँकड़ों के साथ, स्रोत सहित।',
    '/glossary': 'ज्योतिष के शब्द, सरल हिंदी में।',
  },
})
