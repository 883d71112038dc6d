// Texts of the festival pages.
import { texts } from '#app/language/texts.ts'

export const festivalsTexts = texts({
  en: {
    title: 'Hindu festivals: dates and why they fall there',
    heading: 'Festivals',
    description:
      'Diwali, Holi, Navratri and more: the date for your city in this and the next years, the time of the rite, and the rule that decides it.',
    lead: 'The next date of each festival for New Delhi. Open one for its time, the rule that decides its day, other cities and the years that follow.',
    next: 'Next',
    pageTitle: (name: string, year: string, place: string) => `${name} ${year} in ${place}: date and time`,
    pageDescription: (name: string, day: string, place: string) =>
      `${name} is on ${day} in ${place}. The time of the rite, the rule that decides the day, and the dates of the next five years.`,
    when: (name: string, weekday: string, day: string, place: string) =>
      `${name} is on ${weekday}, ${day}, in ${place}.`,
    date: 'Date',
    window: 'Time of the rite',
    noWindow: 'The whole day',
    begins: (tithi: string) => `${tithi} begins`,
    ends: (tithi: string) => `${tithi} ends`,
    whyTitle: 'Why this day',
    whyNote:
      'The tithi begins and ends at the same moment everywhere, but the Sun rises and sets by the place. So the same festival can fall on another date in another city.',
    source: (source: string) => `Source of the rule: ${source}.`,
    about: 'What it is',
    yearsTitle: 'The next years',
    year: 'Year',
    weekday: 'Day',
    cities: 'In other cities',
    panchang: 'The whole panchang of this day',
    calendar: 'Add to your calendar',
    all: 'Festivals',
    found:
      'Times are those of the place. Rules used: Lahiri ayanamsa, apparent positions, sunrise at the Sun’s centre.',
  },
  hi: {
    title: 'हिंदू त्योहार: तारीख़ें और वे उसी दिन क्यों पड़ते हैं',
    heading: 'त्योहार',
    description:
      'दीवाली, होली, नवरात्रि और बाक़ी त्योहार: इस और आने वाले वर्षों में आपके शहर की तारीख़, पूजा का समय, और वह नियम जिससे दिन तय होता है।',
    lead: 'नई दिल्ली के लिए हर त्योहार की अगली तारीख़। किसी त्योहार को खोलें तो उसका समय, दिन तय करने वाला नियम, दूसरे शहर और आगे के वर्ष दिखेंगे।',
    next: 'अगले',
    pageTitle: (name, year, place) => `${name} ${year}, ${place}: तारीख़ और समय`,
    pageDescription: (name, day, place) =>
      `${place} में ${name} ${day} को है। पूजा का समय, दिन तय करने वाला नियम, और अगले पाँच वर्षों की तारीख़ें।`,
    when: (name, weekday, day, place) => `${place} में ${name} ${weekday}, ${day} को है।`,
    date: 'तारीख़',
    window: 'पूजा का समय',
    noWindow: 'पूरा दिन',
    begins: (tithi) => `${tithi} आरंभ`,
    ends: (tithi) => `${tithi} समाप्त`,
    whyTitle: 'यही दिन क्यों',
    whyNote:
      'तिथि हर जगह एक ही क्षण पर शुरू और समाप्त होती है, पर सूर्य का उदय और अस्त स्थान के अनुसार होता है। इसलिए वही त्योहार दूसरे शहर में दूसरी तारीख़ को पड़ सकता है।',
    source: (source) => `नियम का स्रोत: ${source}।`,
    about: 'यह क्या है',
    yearsTitle: 'आने वाले वर्ष',
    year: 'वर्ष',
    weekday: 'वार',
    cities: 'दूसरे शहरों में',
    panchang: 'इस दिन का पूरा पंचांग',
    calendar: 'अपने कैलेंडर में जोड़ें',
    all: 'त्योहार',
    found: 'समय उसी स्थान के हैं। प्रयुक्त नियम: लाहिरी अयनांश, दृश्य ग्रह स्थिति, सूर्य के केंद्र से सूर्योदय।',
  },
})

/** The cities that each page links. */
export const festivalCityTexts = texts({
  en: [
    ['new-delhi-delhi-india', 'New Delhi'],
    ['mumbai-maharashtra-india', 'Mumbai'],
    ['bengaluru-karnataka-india', 'Bengaluru'],
    ['chennai-tamil-nadu-india', 'Chennai'],
    ['kolkata-west-bengal-india', 'Kolkata'],
    ['hyderabad-telangana-india', 'Hyderabad'],
    ['varanasi-uttar-pradesh-india', 'Varanasi'],
    ['london-england-united-kingdom', 'London'],
    ['new-york-city-new-york-united-states', 'New York'],
    ['chicago-illinois-united-states', 'Chicago'],
  ],
  hi: [
    ['new-delhi-delhi-india', 'नई दिल्ली'],
    ['mumbai-maharashtra-india', 'मुंबई'],
    ['bengaluru-karnataka-india', 'बेंगलुरु'],
    ['chennai-tamil-nadu-india', 'चेन्नई'],
    ['kolkata-west-bengal-india', 'कोलकाता'],
    ['hyderabad-telangana-india', 'हैदराबाद'],
    ['varanasi-uttar-pradesh-india', 'वाराणसी'],
    ['london-england-united-kingdom', 'लंदन'],
    ['new-york-city-new-york-united-states', 'न्यूयॉर्क'],
    ['chicago-illinois-united-states', 'शिकागो'],
  ],
})
