// The disclaimer.
import { texts } from '#app/language/texts.ts'
import type { Content } from '#app/ui/content/content-page.tsx'

export const disclaimerTexts = texts({
  en: {
    title: 'Disclaimer',
    lead: 'Astrology is a tradition of interpretation. It is not a science, and it does not replace the advice of a professional.',
    updated: 'Last changed on 23 November 2026',
    sections: [
      {
        id: 'no-professional-advice',
        heading: 'No professional advice',
        paragraphs: [
          'Nothing on this site, and nothing that an astrologer says in a session, is medical, psychological, legal or financial advice. Decide about your health, your money, a contract or a marriage together with somebody who is qualified for it.',
          'Do not begin, change or stop a treatment because of a reading. An astrologer here may not diagnose, may not promise a cure and may not foretell a death.',
        ],
      },
      {
        id: 'what-is-calculated',
        heading: 'What is calculated',
        paragraphs: [
          'Positions, times and dates are computed by our own engine, and compared with published almanacs and ephemerides. Every page names the rules that it used: the ayanamsa, the node, the houses, the definition of sunrise. Other rules give other results, and both can be right by their own lights.',
          'A birth time that is off by a few minutes can change the ascendant and everything that hangs on it. Where the time is doubtful, the pages say what it changes.',
        ],
        links: [['/glossary', 'The terms, explained']],
      },
      {
        id: 'what-is-interpreted',
        heading: 'What is interpreted',
        paragraphs: [
          'The sentences of a horoscope or a kundli follow from a rule that you can open, and describe what the tradition says about it. They are not predictions about you, and nobody has shown that they come true more often than chance.',
        ],
      },
      {
        id: 'what-astrologers-say',
        heading: 'What astrologers say',
        paragraphs: [
          'Astrologers work on their own account. We read their application before we approve them; what they say in a session is their own view. Nobody here may frighten you into buying something, and no remedy that costs money is ever necessary. If it happens to you, report it from the receipt of the session.',
        ],
        links: [['/refund-policy', 'What happens with a report']],
      },
      {
        id: 'if-you-are-in-distress',
        heading: 'If you are in distress',
        paragraphs: [
          'If you or somebody near you is in danger, call the emergency number of your country: 112 in India and in Europe, 911 in the United States and Canada, 999 in the United Kingdom. In India, Tele-MANAS listens day and night at 14416. This service is not made for emergencies.',
        ],
      },
    ],
  } as const satisfies Content,
  hi: {
    title: 'अस्वीकरण',
    lead: 'ज्योतिष व्याख्या की एक परंपरा है। यह विज्ञान नहीं है, और किसी पेशेवर की सलाह की जगह नहीं लेता।',
    updated: 'पिछला बदलाव 23 नवंबर 2026 को',
    sections: [
      {
        id: 'no-professional-advice',
        heading: 'पेशेवर सलाह नहीं',
        paragraphs: [
          'इस साइट पर लिखी कोई बात, और परामर्श में ज्योतिषी की कही कोई बात, चिकित्सा, मनोविज्ञान, क़ानून या धन संबंधी सलाह नहीं है। अपने स्वास्थ्य, धन, किसी अनुबंध या विवाह का फ़ैसला ऐसे व्यक्ति के साथ मिलकर लें जो उसके लिए योग्य हो।',
          'किसी ज्योतिषीय परामर्श के कारण कोई इलाज न शुरू करें, न बदलें, न रोकें। यहाँ कोई ज्योतिषी रोग नहीं बता सकते, ठीक होने का वादा नहीं कर सकते और मृत्यु की भविष्यवाणी नहीं कर सकते।',
        ],
      },
      {
        id: 'what-is-calculated',
        heading: 'क्या गणना है',
        paragraphs: [
          'ग्रहों की स्थिति, समय और तिथियाँ हमारा अपना इंजन निकालता है, और उन्हें प्रकाशित पंचांगों और पंचांग-सारणियों से मिलाया जाता है। हर पेज बताता है कि उसने कौन-से नियम लिए: अयनांश, राहु-केतु, भाव, सूर्योदय की परिभाषा। दूसरे नियमों से दूसरे परिणाम मिलते हैं, और अपनी-अपनी दृष्टि से दोनों सही हो सकते हैं।',
          'जन्म समय कुछ मिनट भी ग़लत हो तो लग्न और उस पर टिकी हर बात बदल सकती है। जहाँ समय पक्का नहीं है, वहाँ पेज बताते हैं कि उससे क्या बदलता है।',
        ],
        links: [['/glossary', 'शब्द, समझाए हुए']],
      },
      {
        id: 'what-is-interpreted',
        heading: 'क्या व्याख्या है',
        paragraphs: [
          'राशिफल या कुंडली के वाक्य एक नियम से निकलते हैं, जिसे आप खोलकर देख सकते हैं, और बताते हैं कि परंपरा उसके बारे में क्या कहती है। वे आपके बारे में भविष्यवाणी नहीं हैं, और किसी ने यह नहीं दिखाया है कि वे संयोग से अधिक बार सच होते हैं।',
        ],
      },
      {
        id: 'what-astrologers-say',
        heading: 'ज्योतिषी क्या कहते हैं',
        paragraphs: [
          'ज्योतिषी स्वतंत्र रूप से काम करते हैं। स्वीकृत करने से पहले हम उनका आवेदन पढ़ते हैं; परामर्श में वे जो कहते हैं, वह उनका अपना विचार है। यहाँ कोई आपको डराकर कुछ ख़रीदने को मजबूर नहीं कर सकता, और पैसे वाला कोई उपाय कभी ज़रूरी नहीं है। अगर आपके साथ ऐसा हो, तो परामर्श की रसीद से शिकायत करें।',
        ],
        links: [['/refund-policy', 'शिकायत पर क्या होता है']],
      },
      {
        id: 'if-you-are-in-distress',
        heading: 'अगर आप संकट में हैं',
        paragraphs: [
          'अगर आप या आपके पास कोई ख़तरे में है, तो अपने देश के आपातकालीन नंबर पर कॉल करें: भारत और यूरोप में 112, अमेरिका और कनाडा में 911, यूनाइटेड किंगडम में 999। भारत में टेली-मानस दिन-रात 14416 पर सुनता है। यह सेवा आपात स्थितियों के लिए नहीं बनी है।',
        ],
      },
    ],
  },
})
