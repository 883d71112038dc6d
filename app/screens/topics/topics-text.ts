// The words of the topic pages, English.
import type { Topic } from '#workers/contract/topics.ts'
import { health, movingAbroad } from './life-topics.ts'
import { love, marriage } from './people-topics.ts'
import type { TopicContent } from './topic-content.ts'
import { career, education, money } from './work-topics.ts'

export const TOPIC_CONTENT: Readonly<Record<Topic, TopicContent>> = {
  ...{ love, marriage, career, money, health, education },
  'moving-abroad': movingAbroad,
}

export const topicsText = {
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
  posts: 'From our blogs',
} as const
