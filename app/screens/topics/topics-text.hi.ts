// Texts of the topic pages, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import { healthTexts, movingAbroadTexts } from './life-topics.ts'
import { loveTexts, marriageTexts } from './people-topics.ts'
import type * as English from './topics-text.ts'
import { careerTexts, educationTexts, moneyTexts } from './work-topics.ts'

export const topicContentHindi: Translated<typeof English.topicContentEnglish> = {
  love: loveTexts.hi,
  marriage: marriageTexts.hi,
  career: careerTexts.hi,
  money: moneyTexts.hi,
  health: healthTexts.hi,
  education: educationTexts.hi,
  'moving-abroad': movingAbroadTexts.hi,
}

export const topicsHindi: Translated<typeof English.topicsEnglish> = {
  title: 'लोग ज्योतिषियों से किस बारे में पूछते हैं',
  heading: 'विषय',
  description:
    'प्रेम, विवाह, करियर, धन, आदतों का स्वास्थ्य, शिक्षा, विदेश जाना: हर विषय पर वैदिक कुंडली क्या कह सकती है, क्या नहीं, और कौन इसमें अच्छा है।',
  all: 'विषय',
  can: 'कुंडली क्या कह सकती है',
  cannot: 'क्या नहीं कह सकती',
  looks: 'परंपरा कहाँ देखती है',
  terms: 'शब्दों के अर्थ',
  questions: 'सवाल',
  people: 'इसमें कौन अच्छा है',
  nobody: 'अभी सूची में कोई ऐसा नहीं है जो इसे अपनी विशेषज्ञता बताता हो।',
  everybody: 'सभी ज्योतिषी',
  seeWhoIsFree: 'देखें, अभी कौन ख़ाली है',
  posts: 'हमारे ब्लॉग से',
}
