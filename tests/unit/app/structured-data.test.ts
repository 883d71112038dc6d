// The builders of structured data are typed by schema.org's vocabulary (schema-dts), so that the compiler refuses what it
// does not know. Here stands that it does, and that each page says the kinds that belong to it.
import type { Person, WithContext } from 'schema-dts'
import { expect, test } from 'vitest'
import { type Described, structuredData } from '#app/search/structured-data.ts'

const page = (pathname: string, loaderData: Described['loaderData'] = {}): Described => ({
  ...{ origin: 'https://drishti.example', platform: 'Drishti', title: 'Panchang · Drishti' },
  ...{ pathname, loaderData },
})
type Typed = { '@type': string; '@context': string }
const told = (...args: Parameters<typeof page>) => structuredData(page(...args)) as Typed[]
const kinds = (...args: Parameters<typeof page>) => told(...args).map((each) => each['@type'])

test('the compiler refuses properties that schema.org does not know', () => {
  // @ts-expect-error A person has no rating: what the person offers has.
  const wrong: WithContext<Person> = { '@context': 'https://schema.org', '@type': 'Person', aggregateRating: 5 }
  expect(wrong).toHaveProperty('aggregateRating')
})

test('each page says what it is, in one context', () => {
  expect(kinds('/')).toEqual(['Organization', 'WebSite', 'FAQPage'])
  expect(kinds('/panchang')).toEqual(['BreadcrumbList'])
  expect(kinds('/topics/career')).toEqual(['BreadcrumbList', 'FAQPage'])
  const contexts = told('/').map((each) => each['@context'])
  expect(new Set(contexts)).toEqual(new Set(['https://schema.org']))
})

test('a profile has its rating with the count, or none, and the price of what is offered', () => {
  const astrologer = {
    ...{ id: 'a1', full_name: 'Meera Joshi', bio: 'Jyotish for twenty years.', profile_photo: null },
    ...{ languages: ['Hindi'], specializations: ['Marriage'], price_per_min_chat: 2.4, price_per_min_call: 1.8 },
    ...{ kinds: ['chat', 'web-call'], average_rating: null as number | null, rating_count: 0 },
  }
  const told = (change: Partial<typeof astrologer>) =>
    JSON.stringify(structuredData(page('/astrologer/a1', { profile: { astrologer: { ...astrologer, ...change } } })))
  expect(told({ average_rating: 4.8, rating_count: 31 })).toContain('"ratingValue":4.8,"ratingCount":31')
  expect(told({})).not.toContain('ggregateRating')
  expect(told({})).toContain('"price":"1.80","priceCurrency":"USD"')
  expect(told({ kinds: ['chat'] })).toContain('"price":"2.40"')
  const nothing = told({ kinds: [], average_rating: 4.8, rating_count: 31 })
  expect(nothing).not.toContain('"price"')
  expect(nothing).toContain('"ratingValue":4.8')
})
