// Where the rule of a festival is written, in Hindi. A source that is not here keeps the engine's words.

/** States, temples, communities and later texts that have a day of their own. */
const AUTHORITIES: readonly (readonly [RegExp, string])[] = [
  [/^Holidays of the Government of Punjab/, 'पंजाब सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Government of Chhattisgarh/, 'छत्तीसगढ़ सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Government of Tamil Nadu/, 'तमिलनाडु सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Government of Odisha/, 'ओडिशा सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Government of Gujarat/, 'गुजरात सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Government of Bihar/, 'बिहार सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Government of Madhya Pradesh/, 'मध्य प्रदेश सरकार की छुट्टियों की सूची'],
  [/^Holidays of the Collector of Bhilwara.*?(?=;)/, 'भीलवाड़ा (राजस्थान) के कलेक्टर की छुट्टियों की सूची'],
  [/^P\.V\. Kane, .*?: /, 'पी.वी. काणे, “धर्मशास्त्र का इतिहास” 5.1, व्रतों की सूची: '],
  [/Nirnayasindhu, Vrataraja/, 'निर्णयसिंधु, व्रतराज'],
  [/Varshakrityadipaka/, 'वर्षकृत्यदीपक'],
  [/Vratarka/, 'व्रतार्क'],
  [/Varaha Purana 50, Krityakalpataru/, 'वराह पुराण 50, कृत्यकल्पतरु'],
  [/^Apastamba Dharmasutra/, 'आपस्तंब धर्मसूत्र'],
  [/^Vratatithinirnaya of Simhanandi.*p\. /, 'सिंहनंदी का व्रततिथिनिर्णय, जैन व्रतकथाकोश में, पृ. '],
  [/^Subramanya Swamy temple, .*: the star/, 'सुब्रमण्य स्वामी मंदिर, चेन्निमलै (तमिलनाडु सरकार): नक्षत्र'],
  [/^ISKCON’s Vaishnava calendar \(GCAL\)/, 'इस्कॉन का वैष्णव पंचांग (GCAL)'],
  [/^BAPS Swaminarayan Sanstha/, 'बीएपीएस स्वामिनारायण संस्था'],
  [/^Ramakrishna Math and Mission/, 'रामकृष्ण मठ और मिशन'],
  [/^Tirumala Tirupati Devasthanams/, 'तिरुमला तिरुपति देवस्थानम'],
  [/^Banashankari temple, Badami/, 'बनशंकरी मंदिर, बादामी'],
  [/^Shaneshwara Devasthana, Shani Shingnapur/, 'श्री शनैश्वर देवस्थान, शनि शिंगणापुर'],
  [/^Janaki temple, Janakpur/, 'जानकी मंदिर, जनकपुर'],
  [/^Mathura Chaturveda Parishad/, 'श्री माथुर चतुर्वेद परिषद, मथुरा'],
  [/^Pushtimargiya Vaishnava Parishad/, 'पुष्टिमार्गीय वैष्णव परिषद'],
  [/^Braj Sahitya Nyas, Parasauli/, 'ब्रज साहित्य न्यास, परासौली'],
  [/^Meera Smriti Sansthan, Chittorgarh/, 'मीरा स्मृति संस्थान, चित्तौड़गढ़'],
  [/^Tulsi Janma Kutir, Rajapur/, 'तुलसी जन्म कुटीर, राजापुर'],
  [/^Maheshwari community, Jyeshtha shukla 9/, 'माहेश्वरी समाज, ज्येष्ठ शुक्ल 9'],
  [/^Baglamukhi temple, Saket, Meerut/, 'बगलामुखी मंदिर, साकेत, मेरठ'],
  [/; dates in tests\/.*$/, '; तारीख़ें हमारी जाँचों की सूची में'],
]

const BOOKS: readonly (readonly [RegExp, string])[] = [
  ...AUTHORITIES,
  [/^Printed almanacs .*$/, 'छपे हुए पंचांग (तारीख़ें drikpanchang.com के अनुसार)'],
  [/^The tithi as its community keeps it$/, 'तिथि, जैसे इसे मानने वाला समाज मानता है'],
  [/^Report of the Calendar Reform Committee \(1955\), part B, p\. /, 'कैलेंडर सुधार समिति का प्रतिवेदन (1955), भाग B, पृ. '],
  [/; the hour as .*$/, '; समय छपे हुए पंचांगों के अनुसार'],
  [/: the ingress(?=;)/, ': संक्रांति'],
  [/^Holidays of the Government of India.*$/, 'भारत सरकार की छुट्टियों की सूची'],
  [/: the tithi(?=;)/, ': तिथि'],
  [/: the star and its solar month(?=;)/, ': नक्षत्र और उसका सौर मास'],
  [/: Dipavali at the dawn .*$/, ': नरक चतुर्दशी के उषाकाल में दीपावली'],
  [/, jayanti$/, ', जयंतियाँ'],
  [/^Bhavishyottara Purana.*$/, 'भविष्योत्तर पुराण, दक्षिण के पंचांगों के अनुसार'],
  [/^Sewell and Dikshit.*$/, 'सीवेल और दीक्षित की पुस्तक “भारतीय कैलेंडर”, अनुच्छेद 28: सौर मास का पहला दिन'],
  [/^First day of the solar month in Assam.*$/, 'असम में सौर मास का पहला दिन'],
  [/; tests\/.*$/, '; भारत सरकार की छुट्टियों की सूची'],
  [/Dharmasindhu/, 'धर्मसिंधु'],
  [/Haribhaktivilasa/, 'हरिभक्तिविलास'],
  [/tithi-nirnaya/, 'तिथि-निर्णय'],
  [/ekadashi/, 'एकादशी'],
  [/sankranti/, 'संक्रांति'],
  [/mahalaya/, 'महालय'],
  [/upakarma/, 'उपाकर्म'],
]

const MONTHS: Readonly<Record<string, string>> = {
  Chaitra: 'चैत्र',
  Vaishakha: 'वैशाख',
  Jyeshtha: 'ज्येष्ठ',
  Ashadha: 'आषाढ़',
  Shravana: 'श्रावण',
  Bhadrapada: 'भाद्रपद',
  Ashvina: 'आश्विन',
  Kartika: 'कार्तिक',
  Margashirsha: 'मार्गशीर्ष',
  Pausha: 'पौष',
  Magha: 'माघ',
  Phalguna: 'फाल्गुन',
}

export function ruleSourceHindi(source: string): string {
  const known = BOOKS.reduce((text, [words, hindi]) => text.replace(words, hindi), source)
  return known.replace(/(धर्मसिंधु \d, )(\w+)/, (_, book: string, month: string) => book + (MONTHS[month] ?? month))
}
