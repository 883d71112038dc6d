// Where the rule of a festival is written, in Hindi. A source that is not here keeps the engine's words.
const BOOKS: readonly (readonly [RegExp, string])[] = [
  [/^Printed almanacs .*$/, 'छपे हुए पंचांग (तारीख़ें drikpanchang.com के अनुसार)'],
  [/^Tamil almanacs: .*$/, 'तमिल पंचांग: सौर मास में नक्षत्र'],
  [/^The tithi as its community keeps it$/, 'तिथि, जैसे इसे मानने वाला समाज मानता है'],
  [/^Jain almanacs$/, 'जैन पंचांग'],
  [/^Report of the Calendar Reform Committee \(1955\), part B, p\. /, 'कैलेंडर सुधार समिति का प्रतिवेदन (1955), भाग B, पृ. '],
  [/; the hour as .*$/, '; समय छपे हुए पंचांगों के अनुसार'],
  [/: the ingress(?=;)/, ': संक्रांति'],
  [/^Holidays of the Government .*$/, 'भारत सरकार की छुट्टियों की सूची'],
  [/: the tithi(?=;)/, ': तिथि'],
  [/: the star and its solar month(?=;)/, ': नक्षत्र और उसका सौर मास'],
  [/: Dipavali at the dawn .*$/, ': नरक चतुर्दशी के उषाकाल में दीपावली'],
  [/, jayanti$/, ', जयंतियाँ'],
  [/^The date of the ingress.*$/, 'संक्रांति की तारीख़, छपे हुए पंचांगों के अनुसार'],
  [/^Bhavishyottara Purana.*$/, 'भविष्योत्तर पुराण, दक्षिण के पंचांगों के अनुसार'],
  [/^Sewell and Dikshit.*$/, 'सीवेल और दीक्षित की पुस्तक “भारतीय कैलेंडर”, अनुच्छेद 28: सौर मास का पहला दिन'],
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
  ...{ Chaitra: 'चैत्र', Vaishakha: 'वैशाख', Jyeshtha: 'ज्येष्ठ', Ashadha: 'आषाढ़', Shravana: 'श्रावण' },
  ...{ Bhadrapada: 'भाद्रपद', Ashvina: 'आश्विन', Kartika: 'कार्तिक', Margashirsha: 'मार्गशीर्ष' },
  ...{ Pausha: 'पौष', Magha: 'माघ', Phalguna: 'फाल्गुन' },
}

export function ruleSource(source: string): string {
  const known = BOOKS.reduce((text, [words, hindi]) => text.replace(words, hindi), source)
  return known.replace(/(?<=धर्मसिंधु \d, )\w+/, (month) => MONTHS[month] ?? month)
}
