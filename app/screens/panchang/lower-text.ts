// Texts of the page's lower half, which is loaded after the rest.
import { texts } from '#app/language/texts.ts'

export const lowerTexts = texts({
  en: {
    observances: 'Festivals and vrats',
    noObservances: 'No festival or vrat falls on this day.',
    parana: (span: string) => `Parana ${span}.`,
    festivalDays: (n: number) => `Each day with its tithi; ${n} with a festival or vrat`,
    to: (time: string) => `to ${time}`,
    abhijit: 'Abhijit',
    rahu: 'Rahu',
    grahaColumns: ['Graha', 'Sign', 'Degree', 'Nakshatra', 'State'],
    muhurtas: 'Muhurtas',
    good: 'Good for beginnings',
    avoid: 'Better avoided',
    horasByDay: 'Horas of the day',
    horasByNight: 'Horas of the night',
    day: 'Day',
    night: 'Night',
    tones: { good: 'Good', neutral: 'Neutral', bad: 'Avoid' },
    grahas: 'Grahas at sunrise',
    grahasAtSix: 'Grahas at six, mean solar time',
    more: 'More of this day',
    monthNote: (place: string) => `Tithi at sunrise in ${place}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    moreInCell: (n: number) => `+${n}`,
    moreFestivals: (n: number) => `and ${n} more`,
    /** The help text of each block of the day, which the button "What is this?" opens. */
    what: {
      observances:
        'Days that tradition keeps, with the rule that puts each on this date. Schools differ, and some follow the one of their family.',
      muhurtas:
        'Stretches of the day that tradition holds good or less good for beginnings. They are reckoned from sunrise and sunset here; none of them decides what happens.',
      choghadiya:
        'Day and night in eighths, each with its kind by weekday. They are used for travel and small beginnings.',
      horas:
        'Day and night in twelve hours each, longer or shorter with the season. Each belongs to a planet, in the order that gave the weekdays their names.',
      month:
        'Each day with its tithi at sunrise, the Moon as it looks, and its festivals. A day opens with its whole panchang.',
      grahas: 'Where the nine grahas stand when this day begins. Degrees are counted within the sign.',
    },
    /** Help for the further tables. */
    tables: {
      dayAndNight:
        'How long the Sun is up and down, and when the middle of the day is. The sandhyas are the twilights before sunrise and after sunset, kept for prayer.',
      special:
        'Combinations of weekday, tithi and star that favour beginnings, and spans of the Moon that some traditions keep in mind. Their names come from the combination that makes them.',
      bala: 'For which Moon signs and stars the day’s Moon stands well. One counts from one’s own Moon sign, or from one’s birth star in nines.',
      directions:
        'Where tradition places the day’s obstacles, and the seats of Moon, fire and Shiva. They were asked before travels and fire offerings.',
      rising:
        'Which sign rises in the east, hour by hour: the lagna of whatever begins then. Each stays for about two hours.',
      gowri: 'The South Indian eighths of day and night. Their order differs from that of the choghadiya.',
      events:
        'Changes of sign and direction on this day, eclipses, and the next new and full moon. Times are those of the place.',
      counts: 'Numbers of the day in other reckonings. They count days or years from a fixed beginning.',
    },
  },
  hi: {
    observances: 'त्योहार और व्रत',
    noObservances: 'इस दिन कोई त्योहार या व्रत नहीं है।',
    parana: (span) => `पारण ${span}।`,
    festivalDays: (n) => `हर दिन अपनी तिथि के साथ; ${n} ${n === 1 ? 'दिन' : 'दिनों'} में त्योहार या व्रत`,
    to: (time) => `${time} तक`,
    abhijit: 'अभिजित',
    rahu: 'राहु',
    grahaColumns: ['ग्रह', 'राशि', 'अंश', 'नक्षत्र', 'अवस्था'],
    muhurtas: 'मुहूर्त',
    good: 'शुरुआत के लिए शुभ',
    avoid: 'टालना बेहतर',
    horasByDay: 'दिन की होरा',
    horasByNight: 'रात की होरा',
    day: 'दिन',
    night: 'रात',
    tones: { good: 'शुभ', neutral: 'सामान्य', bad: 'टालें' },
    grahas: 'सूर्योदय पर ग्रह',
    grahasAtSix: 'छह बजे ग्रह, माध्य सौर समय',
    more: 'इस दिन के बारे में और',
    monthNote: (place) => `${place} में सूर्योदय पर तिथि`,
    previousMonth: 'पिछला महीना',
    nextMonth: 'अगला महीना',
    moreInCell: (n) => `+${n}`,
    moreFestivals: (n) => `और ${n}`,
    what: {
      observances:
        'वे दिन जिन्हें परंपरा मनाती है, उस नियम के साथ जिससे हर एक इस तारीख़ पर आता है। मत अलग-अलग हैं, और कुछ लोग अपने परिवार का मत मानते हैं।',
      muhurtas:
        'दिन के वे हिस्से जिन्हें परंपरा शुरुआत के लिए अच्छा या कम अच्छा मानती है। वे यहाँ के सूर्योदय और सूर्यास्त से गिने जाते हैं; इनमें से कोई यह तय नहीं करता कि क्या होगा।',
      choghadiya: 'दिन और रात के आठ-आठ भाग, वार के अनुसार हर भाग का अपना प्रकार। यात्रा और छोटी शुरुआत के लिए इन्हें देखा जाता है।',
      horas:
        'दिन और रात के बारह-बारह घंटे, जो ऋतु के साथ लंबे या छोटे होते हैं। हर होरा एक ग्रह की है, उसी क्रम में जिससे वारों के नाम बने।',
      month: 'हर दिन सूर्योदय की तिथि, चंद्रमा का रूप और त्योहार। किसी दिन को खोलने पर उसका पूरा पंचांग दिखता है।',
      grahas: 'इस दिन के आरंभ पर नौ ग्रह कहाँ हैं। अंश राशि के भीतर गिने जाते हैं।',
    },
    /** Help for the further tables. */
    tables: {
      dayAndNight:
        'सूर्य कितनी देर ऊपर और कितनी देर नीचे रहता है, और दिन का मध्य कब है। संध्याएँ सूर्योदय से पहले और सूर्यास्त के बाद के संधिकाल हैं, जो प्रार्थना के लिए रखे जाते हैं।',
      special:
        'वार, तिथि और नक्षत्र के वे मेल जो शुरुआत के लिए शुभ हैं, और चंद्रमा की वे अवधियाँ जिन्हें कुछ परंपराएँ ध्यान में रखती हैं। इनके नाम उन्हें बनाने वाले मेल से आते हैं।',
      bala: 'किन चंद्र राशियों और नक्षत्रों के लिए इस दिन का चंद्रमा अच्छा है। गिनती अपनी चंद्र राशि से, या जन्म नक्षत्र से नौ-नौ में होती है।',
      directions: 'परंपरा दिन की बाधाओं को कहाँ रखती है, और चंद्र, अग्नि और शिव के वास। यात्रा और हवन से पहले इन्हें देखा जाता था।',
      rising: 'पूर्व में कौन सी राशि कब उदय होती है: उस समय शुरू होने वाले काम का लग्न। हर राशि लगभग दो घंटे रहती है।',
      gowri: 'दक्षिण भारत के दिन और रात के आठवें भाग। इनका क्रम चौघड़िया से अलग है।',
      events: 'इस दिन राशि और दिशा के बदलाव, ग्रहण, और अगली अमावस्या और पूर्णिमा। समय इस स्थान के हैं।',
      counts: 'दूसरी पद्धतियों में इस दिन की संख्याएँ। ये किसी निश्चित आरंभ से दिन या वर्ष गिनती हैं।',
    },
  },
})
