// Love and marriage, English.
import { texts } from '#app/language/texts.ts'
import type { TopicContent } from './topic-content.ts'

export const loveTexts = texts<TopicContent>({
  en: {
    name: 'Love',
    title: 'Love and relationships in a Vedic chart',
    lead: 'How you approach closeness, what you look for, and which periods put it in front: that is what a chart describes. It does not know the other person’s heart.',
    can: [
      'Describe how you show affection and what you need, from the fifth and seventh houses, Venus and the Moon.',
      'Name the periods in which relationships tend to be in the foreground.',
      'Compare two charts, point by point, and say where each of you will have to give.',
    ],
    cannot: [
      'Say whether a certain person loves you, or will come back.',
      'Read the thoughts of somebody whose birth you do not know.',
      'Replace a conversation between the two of you.',
    ],
    looks: [
      ['The fifth house', 'romance, play, and what you give without counting'],
      ['The seventh house and its lord', 'the partner, and how you meet others as an equal'],
      ['Venus and the Moon', 'what pleases you, and what calms you'],
      ['The running dasha', 'which of these themes the present years bring up'],
    ],
    questions: [
      [
        'Can astrology tell me whether we are compatible?',
        'It can compare two charts by fixed rules, such as the eight kootas, and show what each point rests on. Whether two people are kind to each other is not among them.',
      ],
      [
        'I don’t know my partner’s birth time. Does it still work?',
        'Partly. The Moon’s sign and star, on which the kootas rest, often hold for the whole day; houses need the time. Our matching says which points are uncertain.',
      ],
      [
        'An astrologer says that somebody has cursed my relationship. What should I do?',
        'End the session and report it from its receipt. Selling fear is against our terms.',
      ],
    ],
    tool: ['/KundliMatch', 'Compare two charts, free'],
  },
  hi: {
    name: 'प्रेम',
    title: 'वैदिक कुंडली में प्रेम और रिश्ते',
    lead: 'आप निकटता की ओर कैसे बढ़ते हैं, क्या खोजते हैं, और किन अवधियों में यह सामने आता है: कुंडली यही बताती है। वह दूसरे व्यक्ति का दिल नहीं जानती।',
    can: [
      'बताना कि आप स्नेह कैसे दिखाते हैं और आपको क्या चाहिए, पाँचवें और सातवें भाव, शुक्र और चंद्रमा से।',
      'वे अवधियाँ बताना जिनमें रिश्ते अक्सर केंद्र में रहते हैं।',
      'दो कुंडलियों की एक-एक बात पर तुलना करना, और बताना कि आप दोनों को कहाँ झुकना होगा।',
    ],
    cannot: [
      'बताना कि कोई ख़ास व्यक्ति आपसे प्रेम करता है या लौटकर आएगा।',
      'किसी ऐसे व्यक्ति के विचार पढ़ना जिसका जन्म विवरण आपको पता नहीं।',
      'आप दोनों की आपसी बातचीत की जगह लेना।',
    ],
    looks: [
      ['पाँचवाँ भाव', 'रोमांस, खेल, और जो आप बिना गिने देते हैं'],
      ['सातवाँ भाव और उसका स्वामी', 'साथी, और आप बराबरी के साथ दूसरों से कैसे मिलते हैं'],
      ['शुक्र और चंद्रमा', 'आपको क्या भाता है, और क्या शांत करता है'],
      ['चल रही दशा', 'इनमें से कौन-से विषय ये वर्ष सामने लाते हैं'],
    ],
    questions: [
      [
        'क्या ज्योतिष बता सकता है कि हम एक-दूसरे के योग्य हैं या नहीं?',
        'वह निश्चित नियमों से, जैसे आठ कूटों से, दो कुंडलियों की तुलना कर सकता है और दिखा सकता है कि हर गुण किस पर टिका है। दो लोग एक-दूसरे के प्रति दयालु हैं या नहीं, यह उनमें नहीं आता।',
      ],
      [
        'मुझे अपने साथी का जन्म समय नहीं पता। क्या फिर भी काम चलेगा?',
        'कुछ हद तक। चंद्रमा की राशि और नक्षत्र, जिन पर कूट टिके हैं, अक्सर पूरे दिन वही रहते हैं; भावों के लिए समय चाहिए। हमारा मिलान बताता है कि कौन-से गुण अनिश्चित हैं।',
      ],
      [
        'एक ज्योतिषी कहते हैं कि किसी ने मेरे रिश्ते पर टोना किया है। मैं क्या करूँ?',
        'परामर्श समाप्त करें और उसकी रसीद से शिकायत करें। डर बेचना हमारी शर्तों के ख़िलाफ़ है।',
      ],
    ],
    tool: ['/KundliMatch', 'दो कुंडलियाँ मिलाएँ, मुफ़्त'],
  },
})

export const marriageTexts = texts<TopicContent>({
  en: {
    name: 'Marriage',
    title: 'Marriage: timing and matching in Vedic astrology',
    lead: 'Two questions bring people here: when, and with whom. The tradition has detailed rules for both, and they disagree more often than websites admit.',
    can: [
      'Show the periods that the rules connect with marriage: the dashas of the seventh lord, of Venus and of planets in the seventh.',
      'Match two kundlis by the eight kootas, and show the rule, the points and the exceptions behind each.',
      'Say whether Manglik applies by the rule that you choose, and what cancels it.',
      'Find days that the almanac holds to be good for a wedding.',
    ],
    cannot: [
      'Name a date on which you will marry.',
      'Promise that a high score makes a good marriage, or that a low one makes a bad one.',
      'Decide for two families.',
    ],
    looks: [
      ['The seventh house, its lord and its planets', 'the partner and the bond'],
      ['Venus, and Jupiter', 'the significators of marriage in the tradition'],
      ['The navamsha', 'the divisional chart that is read for marriage'],
      ['The Moons of both', 'the star and sign from which the kootas are counted'],
    ],
    questions: [
      [
        'How many of the 36 points do we need?',
        'Eighteen is the usual threshold. What matters more is which kootas failed and whether an exception of the texts applies; our matching shows both.',
      ],
      [
        'I am Manglik. Is that dangerous?',
        'It is one placement of Mars, counted differently by different schools, with many exceptions. Nobody should be frightened with it, and no paid remedy is needed.',
      ],
      [
        'Which birth details are needed for matching?',
        'Date, place and, as exactly as you can, the time of both. Without a time the page says what it cannot decide.',
      ],
    ],
    tool: ['/KundliMatch', 'Match two kundlis, free'],
  },
  hi: {
    name: 'विवाह',
    title: 'विवाह: वैदिक ज्योतिष में समय और मिलान',
    lead: 'दो सवाल लोगों को यहाँ लाते हैं: कब, और किसके साथ। परंपरा में दोनों के लिए विस्तृत नियम हैं, और वे आपस में उससे कहीं अधिक टकराते हैं जितना वेबसाइटें मानती हैं।',
    can: [
      'वे अवधियाँ दिखाना जिन्हें नियम विवाह से जोड़ते हैं: सप्तमेश, शुक्र और सातवें भाव के ग्रहों की दशाएँ।',
      'आठ कूटों से दो कुंडलियों का मिलान करना, और हर एक के पीछे का नियम, गुण और अपवाद दिखाना।',
      'बताना कि आपके चुने हुए नियम से मांगलिक बनता है या नहीं, और उसका परिहार क्या है।',
      'वे दिन खोजना जिन्हें पंचांग विवाह के लिए अच्छा मानता है।',
    ],
    cannot: [
      'वह तारीख़ बताना जिस दिन आपका विवाह होगा।',
      'वादा करना कि अधिक गुणों से विवाह अच्छा होगा, या कम गुणों से बुरा।',
      'दो परिवारों की ओर से निर्णय करना।',
    ],
    looks: [
      ['सातवाँ भाव, उसका स्वामी और उसके ग्रह', 'साथी और बंधन'],
      ['शुक्र, और गुरु', 'परंपरा में विवाह के कारक'],
      ['नवांश', 'वह वर्ग कुंडली जो विवाह के लिए पढ़ी जाती है'],
      ['दोनों के चंद्रमा', 'वह नक्षत्र और राशि जिनसे कूट गिने जाते हैं'],
    ],
    questions: [
      [
        '36 में से कितने गुण चाहिए?',
        'अठारह प्रचलित सीमा है। उससे अधिक मायने रखता है कि कौन-से कूट नहीं मिले और ग्रंथों का कोई अपवाद लागू है या नहीं; हमारा मिलान दोनों दिखाता है।',
      ],
      [
        'मैं मांगलिक हूँ। क्या यह ख़तरनाक है?',
        'यह मंगल की एक स्थिति है, जिसे अलग-अलग मत अलग तरह से गिनते हैं, और इसके बहुत-से अपवाद हैं। किसी को इससे डराया नहीं जाना चाहिए, और किसी पैसे वाले उपाय की ज़रूरत नहीं है।',
      ],
      [
        'मिलान के लिए कौन-से जन्म विवरण चाहिए?',
        'दोनों की तिथि, स्थान और, जितना सटीक हो सके, समय। समय न हो तो पेज बताता है कि वह क्या तय नहीं कर सकता।',
      ],
    ],
    tool: ['/KundliMatch', 'दो कुंडलियाँ मिलाएँ, मुफ़्त'],
  },
})
