// The Hindi names of languages and skills, by the lower-case English ones, for pages and the search.
export const HINDI_TAGS: Readonly<Record<string, string>> = Object.fromEntries(
  `english:अंग्रेज़ी hindi:हिन्दी tamil:तमिल telugu:तेलुगु bengali:बांग्ला marathi:मराठी gujarati:गुजराती kannada:कन्नड़ malayalam:मलयालम
  punjabi:पंजाबी odia:ओड़िया urdu:उर्दू assamese:असमिया sanskrit:संस्कृत nepali:नेपाली birth_chart:जन्म_कुंडली marriage_timing:विवाह_का_समय
  marriage:विवाह career:करियर prashna:प्रश्न remedies:उपाय muhurta:मुहूर्त chart_matching:कुंडली_मिलान matching:मिलान family:परिवार
  relationships:रिश्ते love:प्रेम business:व्यवसाय property:संपत्ति study_abroad:विदेश_में_पढ़ाई education:शिक्षा money:धन finance:धन health:स्वास्थ्य
  health_of_habits:आदतें_और_स्वास्थ्य moving_abroad:विदेश_जाना numerology:अंक_ज्योतिष vastu:वास्तु`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':')),
)
