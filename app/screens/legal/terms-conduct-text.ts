// The second half of the terms: conduct, content, ending, liability.
import { texts } from '#app/language/texts.ts'
import type { ContentSection } from '#app/ui/content/content-page.tsx'

export const termsConductTexts = texts({
  en: [
    {
      id: 'conduct',
      heading: 'Conduct',
      paragraphs: ['Not allowed, for clients and astrologers alike:'],
      list: [
        'Threats, insults, harassment, sexual approaches, and hatred of anybody for who they are.',
        'Selling by fear, curses, and remedies for money.',
        'Claims about death or illness, promises of cures, lottery numbers, and advice to buy or sell an investment.',
        'Asking for or giving out contact details, or payments outside of the platform.',
        'Recording a session without the other side’s consent.',
        'Somebody else’s name or photo, invented experience, and reviews of sessions that were not had.',
        'Breaking into the site, overloading it, or reading it out by machines beyond its documented API.',
      ],
    },
    {
      id: 'for-astrologers',
      heading: 'For astrologers',
      paragraphs: [
        'You work on your own account and pay your own taxes. You may go online once we have approved you. Each session pays the share that was fixed before it began, to the second; we pay out by periods, with the reference of the bank. Of a refund your share is taken back. Set prices, hours and kinds as you like; change them at any time for sessions to come.',
      ],
      links: [['/astrologer-register', 'Register as an astrologer']],
    },
    {
      id: 'what-you-write',
      heading: 'What you write',
      paragraphs: [
        'Your messages, posts and reviews stay yours. You allow us to store them and to show them where you put them. Posts appear once an admin has approved them. We may remove what breaks these rules or the law.',
      ],
    },
    {
      id: 'ending-it',
      heading: 'Ending it',
      paragraphs: [
        'You can delete your account at any time from your profile. We may limit or close an account that breaks these rules, after a warning where that can be expected of us; unused money in its wallet that is not in dispute is then paid back as the refund policy says.',
      ],
    },
    {
      id: 'what-we-answer-for',
      heading: 'What we answer for',
      paragraphs: [
        'We answer for our own acts as the law says: without limit for intent, gross negligence, and harm to life or health; otherwise for what is typical of such a service, up to the amount that you paid here in the last twelve months. We do not answer for what an astrologer says in a session, nor for decisions that rest on it. No right that the law gives consumers is taken away.',
        'We take care that the site works, but cannot promise that it always does: networks, phones and providers fail.',
      ],
      links: [['/disclaimer', 'Disclaimer']],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        'Complaints about a session start at its receipt; all others reach us by the contact page. Our officer for complaints confirms a complaint within 48 hours and settles it within a month.',
      ],
      links: [['/contact-us', 'Write to us']],
    },
    {
      id: 'law-and-changes',
      heading: 'Law, and changes',
      paragraphs: [
        'A change of these terms has a new date at its top and holds for what you do afterwards: a session keeps the terms under which you asked for it. If you do not agree, you can close your account and have unused money back as the refund policy says.',
      ],
    },
  ] as const satisfies readonly ContentSection[],
  hi: [
    {
      id: 'conduct',
      heading: 'आचरण',
      paragraphs: ['ग्राहकों और ज्योतिषियों, दोनों के लिए इनकी अनुमति नहीं है:'],
      list: [
        'धमकी, अपमान, उत्पीड़न, यौन प्रस्ताव, और किसी से उसकी पहचान के कारण घृणा।',
        'डर दिखाकर बेचना, शाप, और पैसे के बदले उपाय।',
        'मृत्यु या बीमारी के दावे, ठीक होने के वादे, लॉटरी के नंबर, और कोई निवेश ख़रीदने या बेचने की सलाह।',
        'संपर्क का विवरण, या प्लेटफ़ॉर्म के बाहर भुगतान, माँगना या देना।',
        'दूसरे पक्ष की सहमति के बिना परामर्श रिकॉर्ड करना।',
        'किसी और का नाम या फ़ोटो, मनगढ़ंत अनुभव, और ऐसे परामर्शों की समीक्षा जो हुए ही नहीं।',
        'साइट में सेंध लगाना, उस पर अत्यधिक भार डालना, या उसके प्रलेखित API से आगे मशीनों से उसे पढ़ना।',
      ],
    },
    {
      id: 'for-astrologers',
      heading: 'ज्योतिषियों के लिए',
      paragraphs: [
        'आप स्वतंत्र रूप से काम करते हैं और अपने कर ख़ुद चुकाते हैं। हमारी स्वीकृति के बाद आप ऑनलाइन आ सकते हैं। हर परामर्श वह हिस्सा देता है जो उसके शुरू होने से पहले तय हुआ, सेकंड तक; हम अवधि के अनुसार, बैंक की संदर्भ संख्या के साथ भुगतान करते हैं। रिफ़ंड में से आपका हिस्सा वापस लिया जाता है। दरें, समय और प्रकार अपनी इच्छा से तय करें; आने वाले परामर्शों के लिए उन्हें कभी भी बदलें।',
      ],
      links: [['/astrologer-register', 'ज्योतिषी के रूप में पंजीकरण करें']],
    },
    {
      id: 'what-you-write',
      heading: 'आप जो लिखते हैं',
      paragraphs: [
        'आपके संदेश, लेख और समीक्षाएँ आपकी रहती हैं। आप हमें उन्हें रखने और वहाँ दिखाने की अनुमति देते हैं जहाँ आपने उन्हें रखा है। लेख किसी एडमिन की स्वीकृति के बाद दिखते हैं। जो इन नियमों या क़ानून को तोड़े, उसे हम हटा सकते हैं।',
      ],
    },
    {
      id: 'ending-it',
      heading: 'इसे समाप्त करना',
      paragraphs: [
        'आप अपनी प्रोफ़ाइल से कभी भी अपना खाता हटा सकते हैं। जो खाता इन नियमों को तोड़े, उसे हम सीमित या बंद कर सकते हैं, जहाँ हमसे यह अपेक्षित हो वहाँ चेतावनी के बाद; तब उसके वॉलेट की वह अप्रयुक्त राशि, जिस पर विवाद नहीं है, रिफ़ंड नीति के अनुसार लौटाई जाती है।',
      ],
    },
    {
      id: 'what-we-answer-for',
      heading: 'हमारी ज़िम्मेदारी',
      paragraphs: [
        'हम अपने कामों के लिए क़ानून के अनुसार उत्तरदायी हैं: जानबूझकर किए काम, घोर लापरवाही, और जीवन या स्वास्थ्य की हानि के लिए बिना सीमा के; अन्यथा केवल उस हानि के लिए जो ऐसी सेवा में सामान्यतः हो सकती है, उस राशि तक जो आपने पिछले बारह महीनों में यहाँ चुकाई। ज्योतिषी परामर्श में जो कहते हैं, और उस पर टिके फ़ैसलों के लिए हम उत्तरदायी नहीं हैं। क़ानून से उपभोक्ताओं को मिला कोई अधिकार नहीं छीना जाता।',
        'हम ध्यान रखते हैं कि साइट चले, पर यह वादा नहीं कर सकते कि वह हमेशा चलेगी: नेटवर्क, फ़ोन और सेवाएँ विफल होती हैं।',
      ],
      links: [['/disclaimer', 'अस्वीकरण']],
    },
    {
      id: 'complaints',
      heading: 'शिकायतें',
      paragraphs: [
        'परामर्श की शिकायत उसकी रसीद से शुरू होती है; बाक़ी सब संपर्क पेज से हम तक पहुँचती हैं। हमारे शिकायत अधिकारी 48 घंटे के भीतर शिकायत मिलने की पुष्टि करते हैं और एक महीने के भीतर उसका निपटारा करते हैं।',
      ],
      links: [['/contact-us', 'हमें लिखें']],
    },
    {
      id: 'law-and-changes',
      heading: 'क़ानून, और बदलाव',
      paragraphs: [
        'इन शर्तों में बदलाव होने पर सबसे ऊपर नई तारीख़ होती है और वह आपके बाद के कामों पर लागू होता है: परामर्श पर वही शर्तें रहती हैं जिनके अंतर्गत आपने उसका अनुरोध किया। आप सहमत न हों, तो अपना खाता बंद कर सकते हैं और रिफ़ंड नीति के अनुसार अप्रयुक्त राशि वापस पा सकते हैं।',
      ],
    },
  ],
})
