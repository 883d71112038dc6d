// The builders of structured data are typed by schema.org's vocabulary (schema-dts), so that the compiler refuses what it
// does not know. Here stands that it does, and what a profile says.
import type { Person, WithContext } from 'schema-dts'
import { expect, test } from 'vitest'
import { profileData } from '#app/screens/astrologer/profile-data.ts'
import { organization, website } from '#app/screens/home/site-data.ts'

const site = { origin: 'https://drishti.example', platform: 'Drishti' }

test('the compiler refuses properties that schema.org does not know', () => {
  // @ts-expect-error A person has no rating: what the person offers has.
  const wrong: WithContext<Person> = { '@context': 'https://schema.org', '@type': 'Person', aggregateRating: 5 }
  expect(wrong).toHaveProperty('aggregateRating')
})

test('the home page says who runs the site', () => {
  const facts = { operator_name: 'Drishti Ltd', operator_address: '1 Lodhi Road, New Delhi', courts: 'Delhi' }
  expect(organization(site, facts)).toMatchObject({
    name: 'Drishti',
    url: 'https://drishti.example/',
    legalName: 'Drishti Ltd',
    address: '1 Lodhi Road, New Delhi',
  })
  expect(organization(site, {})).not.toHaveProperty('legalName')
  expect(organization(site, {})).not.toHaveProperty('address')
  expect(website(site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Drishti',
    url: 'https://drishti.example/',
  })
})

test('a profile has its rating with the count, or none, and the price of what is offered', () => {
  const astrologer: Parameters<typeof profileData>[0] = {
    id: 'a1',
    full_name: 'Meera Joshi',
    bio: 'Jyotish for twenty years.',
    profile_photo: '/files/photos/a1',
    languages: ['Hindi'],
    specializations: ['Marriage'],
    price_per_min_chat: 2.4,
    price_per_min_call: 1.8,
    kinds: ['chat', 'web-call'],
    average_rating: null,
    rating_count: 0,
  }
  const told = (change: Partial<typeof astrologer>) => JSON.stringify(profileData({ ...astrologer, ...change }, site))
  expect(told({ average_rating: 4.8, rating_count: 31 })).toContain('"ratingValue":4.8,"ratingCount":31')
  expect(told({})).not.toContain('ggregateRating')
  expect(told({})).toContain('"price":"1.80","priceCurrency":"USD"')
  expect(told({})).toContain('"image":"https://drishti.example/files/photos/a1"')
  expect(told({ kinds: ['chat'] })).toContain('"price":"2.40"')
  const nothing = told({ kinds: [], average_rating: 4.8, rating_count: 31 })
  expect(nothing).not.toContain('"price"')
  expect(nothing).toContain('"ratingValue":4.8')
})
