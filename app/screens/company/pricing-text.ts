// The pricing page.
import { texts } from '#app/language/texts.ts'

export const pricingTexts = texts({
  en: {
    title: 'Pricing',
    description:
      'You pay an astrologer by the second, only while you are both connected. No fees, no subscription, no automatic recharge. With a calculator.',
    lead: 'You pay by the second, and only for seconds in which you and the astrologer are both connected. There are no fees, no subscription and no automatic recharge.',
    rule: 'The rule',
    ruleText: 'price a minute × connected seconds ÷ 60, rounded once to the nearest cent.',
    freeTitle: 'What is free',
    free: [
      ['Kundli, matching, panchang, horoscope, glossary', 'Free, without an account'],
      ['Ringing, connecting, waiting in line', 'Free'],
      ['Time in which one of you is not connected', 'Free: the clock stops'],
      ['A session that fails on our side or the astrologer’s before 60 counted seconds', 'Free'],
      ['One more message within 48 hours of a session of five minutes', 'Free, once'],
      ['Free minutes of an astrologer, for new clients', 'Free; you are asked before the paid part'],
      ['Booking a time, following, taking your data along', 'Free'],
    ],
    what: 'What',
    costs: 'Costs',
    sections: [
      {
        id: 'prices',
        heading: 'Prices',
        paragraphs: [
          'Each astrologer sets a price a minute for chat and one for calls. You see both, and what ten minutes cost, in the list and on the profile. The price that you see when you ask holds for the whole session, even if it is changed meanwhile. A call by telephone is offered only where the price covers the lines; it has no fee beside it.',
        ],
        links: [['/astrologers', 'See the astrologers and their prices']],
      },
      {
        id: 'what-is-held-and-what-is-charged',
        heading: 'What is held, and what is charged',
        paragraphs: [
          'To ask for a session you need money for two minutes. When the astrologer accepts, an amount is held as on a card: what you have, the budget that you set for the session, what is left of your monthly limit, or 60 minutes’ worth, whichever is least. At the end the exact charge is taken and the rest released at once. Nothing can be charged that was not held, so a session can never cost more than you have or allowed.',
          'You are warned two minutes and thirty seconds before the money ends. A top-up during the session lets it go on.',
        ],
      },
      {
        id: 'top-ups',
        heading: 'Top-ups',
        paragraphs: [
          'From $5 to $500, each by your own act. We add no fee; your bank may add one for payments in dollars. Money in the wallet does not expire.',
        ],
      },
      {
        id: 'when-something-goes-wrong',
        heading: 'When something goes wrong',
        paragraphs: [
          'Every session has a receipt with its timeline, and “Report a problem” on it. A person reads it and can refund the session in whole or in part, into your wallet.',
        ],
        links: [['/refund-policy', 'Refund policy']],
      },
    ],
    calculator: {
      title: 'Calculator',
      compute: 'Calculate',
      price: 'Price a minute',
      minutes: 'Minutes connected',
      seconds: 'Seconds',
      wallet: 'Money in the wallet',
      wrong: 'Please check the figures: dollars with at most two decimals, and times as whole numbers.',
      tooLittle: (amount: string) => `To ask for this session you need at least ${amount} in the wallet.`,
      charge: 'Charge',
      sum: (seconds: number, price: string) => `${seconds} × ${price} ÷ 60`,
      held: 'Held when the astrologer accepts',
      released: 'Released at the end',
      ends: (time: string) => `The money is enough for ${time}; the session would end there.`,
      lasts: 'The wallet would last for',
      more: 'What is held lasts an hour. Five minutes before its end the next part is held.',
    },
  },
  hi: {
    title: 'दरें',
    description:
      'आप ज्योतिषी को सेकंड के हिसाब से भुगतान करते हैं, केवल तब जब आप दोनों जुड़े हों। न अतिरिक्त शुल्क, न सदस्यता, न अपने आप रिचार्ज। कैलकुलेटर के साथ।',
    lead: 'आप सेकंड के हिसाब से भुगतान करते हैं, और केवल उन सेकंडों का जिनमें आप और ज्योतिषी दोनों जुड़े हों। न अतिरिक्त शुल्क, न सदस्यता, न अपने आप रिचार्ज।',
    rule: 'नियम',
    ruleText: 'प्रति मिनट दर × जुड़े रहे सेकंड ÷ 60, निकटतम सेंट तक एक बार पूर्णांकित।',
    freeTitle: 'क्या मुफ़्त है',
    free: [
      ['कुंडली, मिलान, पंचांग, राशिफल, शब्दावली', 'मुफ़्त, बिना खाते के'],
      ['घंटी, जुड़ना, प्रतीक्षा सूची में रहना', 'मुफ़्त'],
      ['वह समय जिसमें आप में से एक जुड़ा नहीं है', 'मुफ़्त: घड़ी रुक जाती है'],
      ['परामर्श जो 60 गिने गए सेकंड से पहले हमारी या ज्योतिषी की ओर से विफल हो', 'मुफ़्त'],
      ['पाँच मिनट के परामर्श के बाद 48 घंटे के भीतर एक और संदेश', 'मुफ़्त, एक बार'],
      ['नए ग्राहकों के लिए ज्योतिषी के मुफ़्त मिनट', 'मुफ़्त; भुगतान वाले हिस्से से पहले आपसे पूछा जाता है'],
      ['समय बुक करना, फ़ॉलो करना, अपना डेटा साथ ले जाना', 'मुफ़्त'],
    ],
    what: 'क्या',
    costs: 'मूल्य',
    sections: [
      {
        id: 'prices',
        heading: 'दरें',
        paragraphs: [
          'हर ज्योतिषी चैट की और कॉल की प्रति मिनट दर तय करते हैं। सूची में और प्रोफ़ाइल पर आप दोनों दरें, और दस मिनट का मूल्य देखते हैं। अनुरोध करते समय जो दर आप देखते हैं, वह पूरे परामर्श के लिए रहती है, भले ही इस बीच बदली जाए। टेलीफ़ोन से कॉल केवल वहीं दी जाती है जहाँ दर से लाइनों का ख़र्च निकलता है; उसका अलग से कोई शुल्क नहीं है।',
        ],
        links: [['/astrologers', 'ज्योतिषी और उनकी दरें देखें']],
      },
      {
        id: 'what-is-held-and-what-is-charged',
        heading: 'कितनी राशि रोकी जाती है, और कितना शुल्क लगता है',
        paragraphs: [
          'परामर्श के अनुरोध के लिए दो मिनट की राशि चाहिए। ज्योतिषी के स्वीकार करने पर एक राशि रोकी जाती है, जैसे कार्ड पर: आपके पास जो है, परामर्श के लिए आपका तय बजट, आपकी मासिक सीमा में जो बचा है, या 60 मिनट का मूल्य, जो भी सबसे कम हो। अंत में ठीक शुल्क लिया जाता है और बाक़ी तुरंत लौट आता है। जो रोका नहीं गया, उसका शुल्क नहीं लग सकता, इसलिए परामर्श कभी आपके पास की राशि या आपकी अनुमति से महँगा नहीं पड़ सकता।',
          'राशि ख़त्म होने से दो मिनट और तीस सेकंड पहले आपको चेतावनी मिलती है। परामर्श के दौरान पैसे जोड़ने से वह आगे चलता है।',
        ],
      },
      {
        id: 'top-ups',
        heading: 'पैसे जोड़ना',
        paragraphs: [
          '$5 से $500 तक, हर बार आपके अपने क़दम से। हम कोई शुल्क नहीं जोड़ते; आपका बैंक डॉलर के भुगतान पर जोड़ सकता है। वॉलेट की राशि की कोई समय-सीमा नहीं है।',
        ],
      },
      {
        id: 'when-something-goes-wrong',
        heading: 'जब कुछ गड़बड़ हो',
        paragraphs: [
          'हर परामर्श की टाइमलाइन वाली रसीद होती है, और उस पर “समस्या बताएँ”। कोई व्यक्ति इसे पढ़ता है और परामर्श की पूरी या कुछ राशि आपके वॉलेट में रिफ़ंड कर सकता है।',
        ],
        links: [['/refund-policy', 'रिफ़ंड नीति']],
      },
    ],
    calculator: {
      title: 'कैलकुलेटर',
      compute: 'हिसाब लगाएँ',
      price: 'प्रति मिनट दर',
      minutes: 'जुड़े रहे मिनट',
      seconds: 'सेकंड',
      wallet: 'वॉलेट की राशि',
      wrong: 'कृपया आँकड़े जाँचें: डॉलर में अधिकतम दो दशमलव अंक, और समय पूरी संख्याओं में।',
      tooLittle: (amount) => `इस परामर्श के अनुरोध के लिए वॉलेट में कम से कम ${amount} चाहिए।`,
      charge: 'शुल्क',
      sum: (seconds, price) => `${seconds} × ${price} ÷ 60`,
      held: 'ज्योतिषी के स्वीकार करने पर रोकी गई राशि',
      released: 'अंत में लौटाई गई',
      ends: (time) => `राशि ${time} के लिए पर्याप्त है; परामर्श वहीं समाप्त हो जाएगा।`,
      lasts: 'वॉलेट इतने समय चलेगा',
      more: 'रोकी गई राशि एक घंटे चलती है। उसके ख़त्म होने से पाँच मिनट पहले अगला हिस्सा रोका जाता है।',
    },
  },
})
