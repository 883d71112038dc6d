import { texts } from '#app/language/texts.ts'

type BesideWords = Record<'date' | 'node' | 'ours' | 'swiss' | 'build', string> & { instants: number }

const COLLECTIONS: Readonly<Record<string, string>> = {
  'Worked horoscopes of books': 'पुस्तकों की हल की हुई कुंडलियाँ',
  'Published charts': 'प्रकाशित कुंडलियाँ',
  'Eight days of an almanac, 2023': 'एक पंचांग के आठ दिन, 2023',
  'The Bihus of Assam, 2012–2024': 'असम के बिहू, 2012–2024',
  'Festival dates for Delhi, 2015–2031': 'दिल्ली में त्योहारों की तारीख़ें, 2015–2031',
  'Holidays of the Government of India, 2022–2025': 'भारत सरकार की छुट्टियाँ, 2022–2025',
  'Holidays of the Government of India, 2014, 2016 and 2018': 'भारत सरकार की छुट्टियाँ, 2014, 2016 और 2018',
  'Festivals of Drik Panchang': 'द्रिक पंचांग के त्योहार',
  'Dates of printed calendars': 'छपे कैलेंडरों की तारीख़ें',
  'Reports on other programs': 'दूसरे प्रोग्रामों पर आई शिकायतें',
  'Holidays of States and days of institutions, 2007–2026': 'राज्यों की छुट्टियाँ और संस्थाओं के दिन, 2007–2026',
  'Questions (prashna)': 'प्रश्न कुंडलियाँ',
  'Elections (muhurta)': 'मुहूर्त',
  Rectification: 'जन्म समय शोधन',
  'Printouts and lessons': 'प्रोग्रामों के छापे और पाठ',
  'Phases, seasons, eclipses, ayanamsa': 'चंद्र कलाएँ, ऋतुएँ, ग्रहण, अयनांश',
}

export const accuracyTexts = texts({
  en: {
    pageTitle: 'Accuracy: our figures beside published ones',
    description:
      'How far our charts and almanac agree with figures that others have published: worked horoscopes of books, printed almanacs, observatories. Every difference with its reason.',
    title: 'Accuracy',
    lead: (total: number, agreeing: number) =>
      `${total.toLocaleString('en-US')} figures that others have published stand here beside ours: ${agreeing.toLocaleString('en-US')} agree, ${total - agreeing} differ. Each has its source. The comparison is made anew with every change of the engine.`,
    search: 'Search the figures',
    placeholder: 'A festival, a book, a graha, a year',
    submit: 'Search',
    all: 'Show the overview',
    collections: 'What is compared',
    collection: 'Collection',
    figures: 'Figures',
    agree: 'Agree',
    tolerance:
      'Names, signs and dates agree to the letter, numbers within about what their source rounds off: degrees of a chart within 0.04°, of charts that authors of books cast by hand within 0.14°, of a lagna or cusp within 0.25°; instants of the sky within a minute; times of a printed day within three minutes.',
    differing: 'Where they differ',
    noneDiffers: 'None of them differs.',
    found: (shown: number, total: number) =>
      shown < total ? `${total} figures found; the first ${shown} are shown.` : `${total} found`,
    none: (words: string) => `No figure for “${words}”`,
    noneHint: 'Try the name of a festival, a graha or a book, or a year.',
    source: 'Source: ',
    name: 'Case',
    what: 'Figure',
    theirs: 'Theirs',
    ours: 'Ours',
    ephemeris: 'The sky itself',
    ephemerisText:
      'Against a reference ephemeris built on JPL DE431, for 120 births from 1900 to 2100, the Moon is never more than 0.09″ off, the Sun 0.06″, the other grahas 0.6″, the true node 1″. Ends of tithis and stars lie within 0.2 seconds, and so do sunrise and moonrise below 60° of latitude.',
    beside: 'Beside the Swiss Ephemeris',
    besideText: ({ date, node, instants, ours, swiss, build }: BesideWords) =>
      `Measured in one run on ${date}, with Node ${node}: our engine ${ours}, and the WebAssembly build of the Swiss Ephemeris ${swiss} (${build}). Errors are those of the apparent longitudes at ${instants} instants from 1900 to 2100, as root of the mean square.`,
    besideReference:
      'The reference comes from the Swiss Ephemeris, too, with its files of JPL DE431. Its error shows how far its own builds differ, ours how far we stand from it. One call of ours gives nine grahas, one of theirs seven bodies, each with latitude, distance and speed.',
    besideWhat: 'Figure',
    theirsSwiss: 'Swiss Ephemeris',
    time: 'Time of a call',
    error: (graha: string) => `Error: ${graha}`,
    errorOfAll: 'Error: all seven',
    /** Names of the collections. The figures are as the sources print them. */
    collectionName: (name: string) => name,
    language: '',
  },
  hi: {
    pageTitle: 'सटीकता: हमारे आँकड़े, प्रकाशित आँकड़ों के साथ',
    description:
      'हमारी कुंडलियाँ और पंचांग दूसरों के प्रकाशित आँकड़ों से कितने मिलते हैं: ग्रंथों की हल की हुई कुंडलियाँ, छपे हुए पंचांग, वेधशालाएँ। हर अंतर अपने कारण के साथ।',
    title: 'सटीकता',
    lead: (total, agreeing) =>
      `दूसरों के प्रकाशित ${total.toLocaleString('hi-IN')} आँकड़े यहाँ हमारे आँकड़ों के साथ हैं: ${agreeing.toLocaleString('hi-IN')} मिलते हैं, ${total - agreeing} अलग हैं। हर एक का स्रोत दिया है। इंजन के हर बदलाव के साथ तुलना फिर से की जाती है।`,
    search: 'आँकड़े खोजें',
    placeholder: 'अंग्रेज़ी में: त्योहार, ग्रह या वर्ष',
    submit: 'खोजें',
    all: 'पूरा सार दिखाएँ',
    collections: 'किनसे तुलना है',
    collection: 'संग्रह',
    figures: 'आँकड़े',
    agree: 'मिलते हैं',
    tolerance:
      'नाम, राशियाँ और तारीख़ें अक्षरशः मिलती हैं, संख्याएँ लगभग उतने भीतर जितना उनका स्रोत पूर्णांकित करता है: कुंडली के अंश 0.04° के भीतर, जो कुंडलियाँ किताबों के लेखकों ने हाथ से बनाईं उनके 0.14° के भीतर, लग्न और कस्प के 0.25° के भीतर; आकाश के क्षण एक मिनट के भीतर; छपे हुए दिन के समय तीन मिनट के भीतर।',
    differing: 'कहाँ अलग हैं',
    noneDiffers: 'कोई भी अलग नहीं है।',
    found: (shown, total) =>
      shown < total ? `${total} आँकड़े मिले; पहले ${shown} दिखाए गए हैं।` : `${total} ${total === 1 ? 'मिला' : 'मिले'}`,
    none: (words) => `“${words}” के लिए कोई आँकड़ा नहीं`,
    noneHint: 'किसी त्योहार, ग्रह या ग्रंथ का नाम आज़माएँ, या कोई वर्ष।',
    source: 'स्रोत: ',
    name: 'मामला',
    what: 'आँकड़ा',
    theirs: 'उनका',
    ours: 'हमारा',
    ephemeris: 'स्वयं आकाश',
    ephemerisText:
      'JPL DE431 पर बने मानक पंचांग से तुलना में, 1900 से 2100 तक के 120 जन्मों के लिए, चंद्रमा का अंतर कभी 0.09″ से अधिक नहीं, सूर्य का 0.06″, बाक़ी ग्रहों का 0.6″, स्पष्ट राहु का 1″। तिथियों और नक्षत्रों के अंत 0.2 सेकंड के भीतर हैं, और 60° से कम अक्षांश पर सूर्योदय और चंद्रोदय भी।',
    beside: 'स्विस एफ़ेमेरिस के साथ',
    besideText: ({ date, node, instants, ours, swiss, build }) =>
      `${date} को एक ही बार में मापा गया, नोड ${node} पर: हमारा इंजन ${ours} और स्विस एफ़ेमेरिस ${swiss} का वेबअसेंबली रूप (${build})। अंतर 1900 से 2100 तक के ${instants} क्षणों के स्पष्ट भोगांशों के हैं, वर्ग-माध्य के मूल के रूप में।`,
    besideReference:
      'मानक भी स्विस एफ़ेमेरिस से है, JPL DE431 की फ़ाइलों के साथ। उसका अंतर दिखाता है कि उसके अपने रूप आपस में कितने अलग हैं, हमारा अंतर यह कि हम उससे कितने दूर हैं। हमारी एक गणना नौ ग्रह देती है, उनकी एक गणना सात पिंड, हर एक शर, दूरी और गति के साथ।',
    besideWhat: 'आँकड़ा',
    theirsSwiss: 'स्विस एफ़ेमेरिस',
    time: 'एक गणना का समय',
    error: (graha) => `अंतर: ${graha}`,
    errorOfAll: 'अंतर: सातों का',
    collectionName: (name) => COLLECTIONS[name] ?? name,
    language: 'आँकड़ों और स्रोतों के नाम वैसे ही अंग्रेज़ी में हैं जैसे उनके स्रोतों में; खोज भी अंग्रेज़ी शब्दों में होती है।',
  },
})
