// Texts of the topic pages.
import { texts } from '#app/language/texts.ts'
import type { Topic } from '#workers/contract/content/topics.ts'
import { healthTexts, movingAbroadTexts } from './life-topics.ts'
import { loveTexts, marriageTexts } from './people-topics.ts'
import type { TopicContent } from './topic-content.ts'
import { topicContentHindi, topicsHindi } from './topics-text.hi.ts'
import { careerTexts, educationTexts, moneyTexts } from './work-topics.ts'

export const topicContentEnglish: Readonly<Record<Topic, TopicContent>> = {
  love: loveTexts.en,
  marriage: marriageTexts.en,
  career: careerTexts.en,
  money: moneyTexts.en,
  health: healthTexts.en,
  education: educationTexts.en,
  'moving-abroad': movingAbroadTexts.en,
}

export const topicsEnglish = {
  title: 'What people ask astrologers about',
  heading: 'Topics',
  description:
    'Love, marriage, career, money, health of habits, education, moving abroad: what a Vedic chart can say about each, what it cannot, and who is good at it.',
  all: 'Topics',
  can: 'What a chart can say',
  cannot: 'What it cannot',
  looks: 'Where the tradition looks',
  terms: 'The terms, explained',
  questions: 'Questions',
  people: 'Who is good at it',
  nobody: 'Nobody who names this as a speciality is listed at the moment.',
  everybody: 'All astrologers',
  seeWhoIsFree: 'See who is free',
  posts: 'From our blogs',
} as const

export const topicContentTexts = texts({ en: topicContentEnglish, hi: topicContentHindi })
export const topicsTexts = texts({ en: topicsEnglish, hi: topicsHindi })
