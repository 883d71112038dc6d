// The tags of search engines at the end of the head.
import { expect, test } from 'vitest'
import { searchTags, withHeadTags } from '#app/search/search-head.ts'

const page = { origin: 'https://drishti.test', pathname: '/horoscope/mesha', platform: 'Drishti', loaderData: {} }
const HEAD =
  '<head><title>Delhi &amp; its &lt;day&gt; · Drishti</title><meta name="description" content="The day &quot;here&quot;"/>'

function thingsOf(tags: string): Record<string, unknown>[] {
  return [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

test('a page gets its address, a preview and its place in the site', () => {
  const tags = searchTags(HEAD, page)
  expect(tags).toContain('<link rel="canonical" href="https://drishti.test/horoscope/mesha"/>')
  expect(tags).toContain('<meta property="og:title" content="Delhi &amp; its &lt;day&gt; · Drishti"/>')
  expect(tags).toContain('<meta property="og:description" content="The day &quot;here&quot;"/>')
  expect(tags).toContain('<meta property="og:image" content="https://drishti.test/og/horoscope.png"/>')
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(tags).not.toContain('<day>')
  const [crumbs] = thingsOf(tags)
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Drishti', item: 'https://drishti.test/' },
    { position: 2, name: 'Horoscope', item: 'https://drishti.test/horoscope' },
    { position: 3, name: 'Delhi & its <day>', item: 'https://drishti.test/horoscope/mesha' },
  ])
})

test('a page’s own description stays', () => {
  const own = `${HEAD}<link rel="canonical" href="https://drishti.test/horoscope/vrishabha"/><meta property="og:title" content="x"/><meta property="og:image" content="y"/><meta name="twitter:card" content="summary"/>`
  const tags = searchTags(own, page)
  expect(tags).not.toMatch(/canonical|og:|twitter/)
})

test('the almanac has room for its picture only', () => {
  const tags = searchTags(`${HEAD}<link rel="canonical" href="x"/>`, { ...page, pathname: '/panchang/delhi' })
  expect(tags).toBe('<meta property="og:image" content="https://drishti.test/og/panchang.png"/>')
})

test('pages that are not to be found get nothing', () => {
  expect(searchTags(`${HEAD}<meta name="robots" content="noindex"/>`, page)).toBe('')
  expect(searchTags('<head><title>My wallet</title>', page)).toBe('')
})

test('the home page names the site; topics have their questions', () => {
  const types = (pathname: string) => thingsOf(searchTags(HEAD, { ...page, pathname })).map((each) => each['@type'])
  expect(types('/')).toEqual(['Organization', 'WebSite', 'FAQPage'])
  expect(types('/topics/career')).toEqual(['BreadcrumbList', 'FAQPage'])
})

test('a profile has a rating where clients gave one, and none else', () => {
  const astrologer = {
    ...{ id: 'asha', full_name: 'Asha Iyer', bio: 'I read charts.', profile_photo: '/files/photos/a', kinds: ['chat'] },
    ...{ languages: ['Tamil'], specializations: ['Career'], price_per_min_chat: 1.5, price_per_min_call: 1.8 },
  }
  const offerOf = (rating: { average_rating: number | null; rating_count: number }) => {
    const loaderData = { profile: { astrologer: { ...astrologer, ...rating } } }
    const [, profile] = thingsOf(searchTags(HEAD, { ...page, pathname: '/astrologer/asha', loaderData }))
    const person = profile?.mainEntity as { makesOffer: Record<string, unknown> } | undefined
    return person?.makesOffer
  }
  expect(offerOf({ average_rating: null, rating_count: 0 })).not.toHaveProperty('aggregateRating')
  expect(offerOf({ average_rating: 4.8, rating_count: 12 })).toMatchObject({
    priceSpecification: { price: '1.50', priceCurrency: 'USD' },
    aggregateRating: { ratingValue: 4.8, ratingCount: 12 },
  })
})

test('text written by people ends no script and opens none', () => {
  const bio = '</script><script>alert(1)</script><!--'
  const astrologer = {
    ...{ id: 'asha', full_name: bio, bio, profile_photo: null, kinds: ['chat'], average_rating: null, rating_count: 0 },
    ...{ languages: [bio], specializations: [bio], price_per_min_chat: 1.5, price_per_min_call: 1.8 },
  }
  const tags = searchTags(HEAD, { ...page, pathname: '/astrologer/asha', loaderData: { profile: { astrologer } } })
  // The way here, and the profile.
  expect(tags.match(/<script/g)).toHaveLength(2)
  expect(tags.match(/<\/script/g)).toHaveLength(2)
  expect(tags).not.toContain('<!--')
  expect(thingsOf(tags)[1]?.mainEntity).toMatchObject({ name: bio })
})

test('the page streams on, byte by byte the same but for the tags', async () => {
  const html = `<html>${HEAD}</head><body>शुभ ${'दिन '.repeat(50)}</body></html>`
  const bytes = new TextEncoder().encode(html)
  for (const size of [1, 7, 100, bytes.length]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const text = await new Response(withHeadTags(body, (head) => searchTags(head, page))).text()
    expect(text).toBe(html.replace('</head>', `${searchTags(HEAD, page)}</head>`))
  }
  const none = new Response('no head').body ?? expect.fail('no body')
  expect(await new Response(withHeadTags(none, () => 'x')).text()).toBe('no head')
})
