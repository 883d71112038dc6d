// The refund policy. The code for it is in the meter, the bill and the ledger
// (workers/domain/consultations/billing/bill.ts).
import { texts } from '#app/language/texts.ts'
import type { Content } from '#app/ui/content/content-page.tsx'

export const refundTexts = texts({
  en: {
    title: 'Refund policy',
    lead: 'You pay for connected seconds only. What went wrong is looked at by a person, next to the timeline of the session.',
    updated: 'Last changed on 23 November 2026',
    sections: [
      {
        id: 'what-costs-nothing-anyway',
        heading: 'What costs nothing anyway',
        paragraphs: ['None of this is ever billed, so there is nothing to refund:'],
        list: [
          'Ringing, up to 45 seconds, and a request that nobody answers, that is rejected or that you cancel.',
          'Connecting. If you are not both there within a minute after the astrologer accepted, the session ends without a charge.',
          'Every moment in which one of you is not connected. The clock stops on its own, and goes on when both of you are back.',
          'A session that fails for technical reasons, or whose connection is lost on the astrologer’s side or on ours, when fewer than 60 seconds were counted.',
          'Time that goes past the money that was held for the session.',
          'Free minutes. When they are over you are asked, and without your yes nothing is charged.',
        ],
      },
      {
        id: 'the-limits-of-that',
        heading: 'The limits of that',
        paragraphs: [
          'If your own connection is lost, you pay the seconds in which both of you were connected until then. Two sessions in 24 hours that are lost in their first minute are free without a question. A third one is charged and put before a person, and so is a call about whose sound the two pages say opposite things.',
        ],
      },
      {
        id: 'when-a-session-went-wrong',
        heading: 'When a session went wrong',
        paragraphs: [
          'Open the receipt of the session and choose “Report a problem”. Your words reach us together with the timeline: who joined when, what was counted, how it ended. A person reads it, may answer you by mail, and can refund the session in whole or in part.',
          'The refund goes to your wallet at once and stands on your statement with its reason. The astrologer’s share of it is taken back.',
          'Good reasons are sound that did not work, somebody who was not the person on the profile, insults, fear that was sold to you, and questions that were put off to fill time. That a reading did not please you, or did not come true, is none.',
        ],
      },
      {
        id: 'unused-money-in-the-wallet',
        heading: 'Unused money in the wallet',
        paragraphs: [
          'It does not expire, and nothing is ever recharged automatically. If you want it back, write to us from the address of your account. We pay unused money back to the payment that it came from, as far as the payment provider still takes a refund of that payment; where it does not, we tell you, and the money stays yours to spend.',
          'Free minutes are not money, and are not paid out.',
        ],
        links: [['/contact-us', 'Write to us']],
      },
      {
        id: 'if-you-dispute-a-payment-with-your-bank',
        heading: 'If you dispute a payment with your bank',
        paragraphs: [
          'While the dispute is open, what the wallet has left of that amount is frozen. If it ends in your favour, the amount is taken from the wallet, and what was already spent stays owed; if it ends in ours, all of it is given back. Both are lines of your statement. Writing to us first is usually faster.',
        ],
      },
      {
        id: 'if-you-close-your-account',
        heading: 'If you close your account',
        paragraphs: [
          'With money left, you are asked first: spend it, ask us to pay it back, or give it up in words and to the cent. An account is never closed with money in it that you have not named.',
        ],
      },
    ],
  } as const satisfies Content,
  hi: {
    title: 'रिफ़ंड नीति',
    lead: 'आप केवल जुड़े रहे सेकंडों का भुगतान करते हैं। जो गड़बड़ हुई, उसे कोई व्यक्ति परामर्श की टाइमलाइन के साथ देखता है।',
    updated: 'पिछला बदलाव 23 नवंबर 2026 को',
    sections: [
      {
        id: 'what-costs-nothing-anyway',
        heading: 'किसका शुल्क वैसे भी नहीं है',
        paragraphs: ['इनमें से किसी का बिल कभी नहीं बनता, इसलिए रिफ़ंड करने को कुछ नहीं है:'],
        list: [
          'घंटी, 45 सेकंड तक, और ऐसा अनुरोध जिसका कोई जवाब न दे, जो अस्वीकार हो या जिसे आप रद्द करें।',
          'जुड़ना। ज्योतिषी के स्वीकार करने के एक मिनट के भीतर आप दोनों न आएँ, तो परामर्श बिना शुल्क समाप्त हो जाता है।',
          'हर वह क्षण जिसमें आप में से एक जुड़ा नहीं है। घड़ी अपने आप रुकती है, और दोनों के लौटने पर आगे चलती है।',
          'ऐसा परामर्श जो तकनीकी कारणों से विफल हो, या जिसका कनेक्शन ज्योतिषी की या हमारी ओर से टूटे, जब 60 से कम सेकंड गिने गए हों।',
          'वह समय जो परामर्श के लिए रोकी गई राशि से आगे जाए।',
          'मुफ़्त मिनट। उनके पूरे होने पर आपसे पूछा जाता है, और आपकी हाँ के बिना कोई शुल्क नहीं लगता।',
        ],
      },
      {
        id: 'the-limits-of-that',
        heading: 'इसकी सीमाएँ',
        paragraphs: [
          'अगर आपका अपना कनेक्शन टूटे, तो आप उन सेकंडों का भुगतान करते हैं जिनमें तब तक आप दोनों जुड़े थे। 24 घंटे में पहले मिनट में टूटे दो परामर्श बिना पूछे मुफ़्त हैं। तीसरे परामर्श का, और ऐसी कॉल का जिसकी आवाज़ के बारे में दोनों पेज उल्टी बातें कहें, शुल्क लगता है और उसे किसी व्यक्ति के सामने रखा जाता है।',
        ],
      },
      {
        id: 'when-a-session-went-wrong',
        heading: 'जब किसी परामर्श में गड़बड़ हो',
        paragraphs: [
          'परामर्श की रसीद खोलें और “समस्या बताएँ” चुनें। आपके शब्द हम तक टाइमलाइन के साथ पहुँचते हैं: कौन कब जुड़ा, क्या गिना गया, कैसे समाप्त हुआ। कोई व्यक्ति इसे पढ़ता है, आपको ई-मेल से जवाब दे सकता है, और परामर्श की पूरी या कुछ राशि रिफ़ंड कर सकता है।',
          'रिफ़ंड तुरंत आपके वॉलेट में जाता है और कारण सहित आपके स्टेटमेंट में दर्ज होता है। उसमें ज्योतिषी का हिस्सा वापस ले लिया जाता है।',
          'सही कारण हैं: आवाज़ जो नहीं चली, कोई ऐसा जो प्रोफ़ाइल वाला व्यक्ति नहीं था, अपमान, आपको डर बेचना, और समय भरने के लिए टाले गए सवाल। किसी ज्योतिषीय परामर्श का पसंद न आना, या सच न होना, कारण नहीं है।',
        ],
      },
      {
        id: 'unused-money-in-the-wallet',
        heading: 'वॉलेट की अप्रयुक्त राशि',
        paragraphs: [
          'इसकी कोई समय-सीमा नहीं है, और कुछ भी कभी अपने आप रिचार्ज नहीं होता। इसे वापस चाहें तो अपने खाते के पते से हमें लिखें। हम अप्रयुक्त राशि उसी भुगतान में लौटाते हैं जिससे वह आई थी, जहाँ तक भुगतान सेवा उस भुगतान का रिफ़ंड अब भी लेती है; जहाँ नहीं लेती, हम आपको बताते हैं, और राशि ख़र्च करने के लिए आपकी रहती है।',
          'मुफ़्त मिनट पैसा नहीं हैं, और उनका भुगतान नहीं होता।',
        ],
        links: [['/contact-us', 'हमें लिखें']],
      },
      {
        id: 'if-you-dispute-a-payment-with-your-bank',
        heading: 'अगर आप अपने बैंक में किसी भुगतान पर विवाद करते हैं',
        paragraphs: [
          'विवाद खुला रहने तक उस राशि में से वॉलेट में जो बचा है, वह फ़्रीज़ रहता है। विवाद आपके पक्ष में समाप्त हो, तो राशि वॉलेट से ले ली जाती है, और जो पहले ही ख़र्च हो चुका, वह देय रहता है; हमारे पक्ष में समाप्त हो, तो सब लौटा दिया जाता है। दोनों आपके स्टेटमेंट में दर्ज होते हैं। पहले हमें लिखना आम तौर पर जल्दी होता है।',
        ],
      },
      {
        id: 'if-you-close-your-account',
        heading: 'अगर आप अपना खाता बंद करते हैं',
        paragraphs: [
          'राशि बची हो तो पहले आपसे पूछा जाता है: उसे ख़र्च करें, हमसे वापस माँगें, या शब्दों में और सेंट तक बताकर उसे छोड़ दें। ऐसा खाता कभी बंद नहीं होता जिसमें ऐसी राशि हो जो आपने बताई न हो।',
        ],
      },
    ],
  },
})
