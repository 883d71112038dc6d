// The topics with a page of their own, which clients ask astrologers about.
export const TOPICS = ['love', 'marriage', 'career', 'money', 'health', 'education', 'moving-abroad'] as const
export type Topic = (typeof TOPICS)[number]

export function topicOf(name: string | undefined): Topic | null {
  return TOPICS.find((topic) => topic === name) ?? null
}

/** The words in an astrologer's specializations that belong to a topic; the first one also selects its posts. */
export const TOPIC_WORDS: Readonly<Record<Topic, readonly string[]>> = {
  love: ['love', 'relationship', 'matching'],
  marriage: ['marriage', 'matching', 'wedding'],
  career: ['career', 'business', 'job'],
  money: ['money', 'finance', 'property', 'business', 'wealth'],
  health: ['health'],
  education: ['education', 'study', 'exam'],
  'moving-abroad': ['abroad', 'relocation', 'travel'],
}
