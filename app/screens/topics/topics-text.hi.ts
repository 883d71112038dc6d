// The words of the topic pages, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import { health, movingAbroad } from './life-topics.hi.ts'
import { love, marriage } from './people-topics.hi.ts'
import type * as English from './topics-text.ts'
import { career, education, money } from './work-topics.hi.ts'

export const TOPIC_CONTENT: Translated<typeof English.TOPIC_CONTENT> = {
  ...{ love, marriage, career, money, health, education },
  'moving-abroad': movingAbroad,
}

export const topicsText: Translated<typeof English.topicsText> = {
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
  posts: 'हमारे ब्लॉग से',
}
