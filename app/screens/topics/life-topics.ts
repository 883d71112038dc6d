// Health of habits and moving abroad, English.
import { texts } from '#app/language/texts.ts'
import type { TopicContent } from './topic-content.ts'

export const healthTexts = texts<TopicContent>({
  en: {
    name: 'Health of habits',
    title: 'Health of habits, and the limits of a chart',
    lead: 'Rhythm, rest, food and strain: about habits a chart can start a useful talk. About illness it has no say, and no astrologer here may speak of one.',
    can: [
      'Describe your rhythms: what strains you, what restores you, and which periods ask for more rest.',
      'Talk about routine, fasting days and the almanac, as a custom that some find helpful.',
      'Help you to name what you want to change.',
    ],
    cannot: [
      'Diagnose, or foretell an illness, a recovery or a death.',
      'Advise for or against a medicine or a treatment.',
      'Replace a doctor, a midwife or a therapist.',
    ],
    looks: [
      ['The first house and its lord', 'constitution and vitality'],
      ['The sixth house', 'daily routine, and what wears you down'],
      ['The Moon', 'sleep, mood and what calms'],
      ['Saturn', 'strain, patience and rest'],
    ],
    questions: [
      [
        'Can the chart tell me what is wrong with me?',
        'No. If something hurts or worries you, see a doctor. An astrologer who names an illness breaks our terms.',
      ],
      [
        'Is there an auspicious time for an operation?',
        'The right time is the one that your doctors choose. If they leave you a choice of days, the almanac may help you to feel at ease with one.',
      ],
      [
        'I feel very low. Should I talk to an astrologer?',
        'Please talk to somebody who is trained for it first. In India, Tele-MANAS listens day and night at 14416; elsewhere, your doctor or the emergency number knows a line near you.',
      ],
    ],
    tool: ['/kundli', 'Cast your kundli, free'],
  },
  hi: {
    name: 'आदतों का स्वास्थ्य',
    title: 'आदतों का स्वास्थ्य, और कुंडली की सीमाएँ',
    lead: 'दिनचर्या, आराम, खान-पान और तनाव: आदतों के बारे में कुंडली से एक उपयोगी बातचीत शुरू हो सकती है। बीमारी के बारे में वह कुछ नहीं कहती, और यहाँ कोई ज्योतिषी उसकी बात नहीं कर सकता।',
    can: [
      'आपकी लय बताना: क्या आपको थकाता है, क्या फिर ताज़ा करता है, और कौन-सी अवधियाँ अधिक आराम माँगती हैं।',
      'दिनचर्या, व्रत के दिनों और पंचांग की बात करना, एक ऐसी रीत के रूप में जो कुछ लोगों को उपयोगी लगती है।',
      'आप क्या बदलना चाहते हैं, उसे शब्द देने में मदद करना।',
    ],
    cannot: [
      'रोग पहचानना, या बीमारी, ठीक होने या मृत्यु की भविष्यवाणी करना।',
      'किसी दवा या इलाज के पक्ष में या विपक्ष में सलाह देना।',
      'डॉक्टर, दाई या थेरेपिस्ट की जगह लेना।',
    ],
    looks: [
      ['पहला भाव और उसका स्वामी', 'शरीर की प्रकृति और जीवन-शक्ति'],
      ['छठा भाव', 'रोज़ की दिनचर्या, और जो आपको थकाता है'],
      ['चंद्रमा', 'नींद, मन की स्थिति और जो शांत करता है'],
      ['शनि', 'तनाव, धैर्य और आराम'],
    ],
    questions: [
      [
        'क्या कुंडली बता सकती है कि मुझे क्या तकलीफ़ है?',
        'नहीं। अगर कुछ दुखता है या चिंता देता है, तो डॉक्टर को दिखाएँ। जो ज्योतिषी किसी बीमारी का नाम ले, वह हमारी शर्तें तोड़ता है।',
      ],
      [
        'क्या ऑपरेशन के लिए कोई शुभ समय होता है?',
        'सही समय वही है जो आपके डॉक्टर चुनें। अगर वे आपको कुछ दिनों में से चुनने दें, तो पंचांग किसी एक दिन को लेकर आपका मन शांत करने में मदद कर सकता है।',
      ],
      [
        'मेरा मन बहुत उदास रहता है। क्या मुझे ज्योतिषी से बात करनी चाहिए?',
        'कृपया पहले किसी ऐसे व्यक्ति से बात करें जो इसके लिए प्रशिक्षित हो। भारत में Tele-MANAS दिन-रात 14416 पर सुनता है; दूसरी जगहों पर आपके डॉक्टर या आपातकालीन नंबर आपके पास की कोई हेल्पलाइन बता सकते हैं।',
      ],
    ],
    tool: ['/kundli', 'अपनी कुंडली बनाएँ, मुफ़्त'],
  },
})

export const movingAbroadTexts = texts<TopicContent>({
  en: {
    name: 'Moving abroad',
    title: 'Moving abroad: what a Vedic chart can say',
    lead: 'Twelfth and ninth house, Rahu, and the fourth that you leave: the tradition reads a move from them. Visa offices do not.',
    can: [
      'Describe how far from home you thrive, from the fourth, ninth and twelfth houses.',
      'Show periods that the rules connect with long journeys and residence abroad.',
      'Compare the months that you are considering.',
    ],
    cannot: [
      'Decide about a visa, or foretell its date.',
      'Name the country that will take you.',
      'Replace advice on immigration or tax.',
    ],
    looks: [
      ['The twelfth house', 'foreign lands, and life away from home'],
      ['The ninth house', 'long journeys, higher studies, luck far away'],
      ['The fourth house', 'home: what holds you, and what you leave'],
      ['Rahu and the running dasha', 'the pull of the unfamiliar, and when it acts'],
    ],
    questions: [
      [
        'Does my chart show settlement abroad?',
        'There are combinations that the texts connect with it, and many people who live abroad have none of them. Ask to see the placements.',
      ],
      [
        'Which birth time do I give if I was born in another zone?',
        'The clock time at the place of birth. We use the offset that was in force there on that day, and the page says which.',
      ],
      [
        'When should I travel?',
        'For a day within your own plans, the almanac names hours that the texts prefer or avoid. Tickets and health come first.',
      ],
    ],
    tool: ['/kundli', 'Cast your kundli, free'],
  },
  hi: {
    name: 'विदेश जाना',
    title: 'विदेश जाना: वैदिक कुंडली क्या कह सकती है',
    lead: 'बारहवाँ और नौवाँ भाव, राहु, और चौथा भाव जिसे आप छोड़ते हैं: परंपरा इन्हीं से विदेश जाना पढ़ती है। वीज़ा दफ़्तर नहीं।',
    can: [
      'बताना कि आप घर से कितनी दूर फलते-फूलते हैं, चौथे, नौवें और बारहवें भाव से।',
      'वे अवधियाँ दिखाना जिन्हें नियम लंबी यात्राओं और विदेश में रहने से जोड़ते हैं।',
      'जिन महीनों पर आप विचार कर रहे हैं, उनकी तुलना करना।',
    ],
    cannot: [
      'वीज़ा के बारे में निर्णय करना, या उसकी तारीख़ बताना।',
      'उस देश का नाम बताना जो आपको अपनाएगा।',
      'आव्रजन या टैक्स की सलाह की जगह लेना।',
    ],
    looks: [
      ['बारहवाँ भाव', 'विदेश, और घर से दूर का जीवन'],
      ['नौवाँ भाव', 'लंबी यात्राएँ, उच्च शिक्षा, दूर का भाग्य'],
      ['चौथा भाव', 'घर: जो आपको थामे रखता है, और जो आप छोड़ते हैं'],
      ['राहु और चल रही दशा', 'अनजानी चीज़ों का खिंचाव, और वह कब काम करता है'],
    ],
    questions: [
      [
        'क्या मेरी कुंडली में विदेश में बसना दिखता है?',
        'कुछ योग हैं जिन्हें ग्रंथ इससे जोड़ते हैं, और विदेश में रहने वाले बहुत-से लोगों में उनमें से एक भी नहीं होता। स्थितियाँ दिखाने को कहें।',
      ],
      [
        'अगर मेरा जन्म दूसरे समय क्षेत्र में हुआ, तो कौन-सा जन्म समय दूँ?',
        'जन्म स्थान की घड़ी का समय। हम उस दिन वहाँ लागू अंतर लेते हैं, और पेज बताता है कि कौन-सा।',
      ],
      [
        'मुझे कब यात्रा करनी चाहिए?',
        'आपकी अपनी योजना के किसी दिन के लिए पंचांग वे घंटे बताता है जिन्हें ग्रंथ अच्छा मानते या टालते हैं। टिकट और स्वास्थ्य पहले आते हैं।',
      ],
    ],
    tool: ['/kundli', 'अपनी कुंडली बनाएँ, मुफ़्त'],
  },
})
