// The head of a public page, as its route's `meta` returns it.
import { expect, test } from 'vitest'
import { postMeta } from '#app/screens/blogs/post-meta.ts'
import { type PublicPage, pageMeta } from '#app/search/page-meta.ts'
import { faq } from '#app/search/structured-data.ts'
import { setLanguageSource } from '#workers/contract/text/language.ts'

const root = { origin: 'https://drishti.test', platformName: 'Drishti', answersPost: false }
const page = { title: 'Aries today', titleAlone: true, description: 'The day of Aries' }

type Tag = Record<string, unknown>
type Where = { pathname?: string; data?: object | undefined }

const argsAt = ({ pathname = '/horoscope/mesha', data = root }: Where) => ({
  location: { pathname },
  matches: [{ id: 'root', data }],
})
const headOf = (change: Partial<PublicPage> = {}, where: Where = {}) =>
  pageMeta(argsAt(where), { ...page, ...change }) as Tag[]
const named = (tags: Tag[], name: string) =>
  tags.find((tag) => tag.property === name || tag.name === name || tag.rel === name)
const data = (tags: Tag[]) => tags.flatMap(({ 'script:ld+json': each }) => (each ? [each as Tag] : []))
const kinds = (tags: Tag[]) => data(tags).map((each) => each['@type'])

test('a page gets its address, a preview and its place in the site', () => {
  const address = 'https://drishti.test/horoscope/mesha'
  expect(headOf()).toEqual([
    { title: 'Aries today' },
    { name: 'description', content: 'The day of Aries' },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'https://drishti.test/hi/horoscope/mesha' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Drishti' },
    { property: 'og:title', content: 'Aries today' },
    { property: 'og:description', content: 'The day of Aries' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: 'https://drishti.test/og/horoscope.png' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': expect.objectContaining({ '@type': 'BreadcrumbList' }) },
  ])
  expect(data(headOf())[0]?.itemListElement).toMatchObject([
    { position: 1, name: 'Drishti', item: 'https://drishti.test/' },
    { position: 2, name: 'Horoscope', item: 'https://drishti.test/horoscope' },
    { position: 3, name: 'Aries today', item: address },
  ])
})

test('the platform’s name stands behind a title that is not alone, but not in the place', () => {
  const tags = headOf({ titleAlone: false })
  expect(tags[0]).toEqual({ title: 'Aries today · Drishti' })
  expect(named(tags, 'og:title')?.content).toBe('Aries today')
  expect(JSON.stringify(data(tags))).not.toContain('·')
})

test('a page with many addresses names the one that counts, in each language', () => {
  const tags = headOf({ path: '/blogs?page=2' }, { pathname: '/blogs' })
  expect(named(tags, 'canonical')?.href).toBe('https://drishti.test/blogs?page=2')
  expect(tags.find(({ hrefLang }) => hrefLang === 'hi')?.href).toBe('https://drishti.test/hi/blogs?page=2')
  expect(named(tags, 'og:image')?.content).toBe('https://drishti.test/og/blogs.png')
})

test('a Hindi page names its own address, and the English one beside it', () => {
  const before = setLanguageSource(() => 'hi')
  try {
    const tags = headOf()
    expect(named(tags, 'canonical')?.href).toBe('https://drishti.test/hi/horoscope/mesha')
    expect(tags.find(({ hrefLang }) => hrefLang === 'x-default')?.href).toBe('https://drishti.test/horoscope/mesha')
    expect(named(tags, 'og:locale')?.content).toBe('hi_IN')
    expect(data(tags)[0]?.itemListElement).toMatchObject([
      { item: 'https://drishti.test/hi' },
      { name: 'राशिफल' },
      { item: 'https://drishti.test/hi/horoscope/mesha' },
    ])
  } finally {
    setLanguageSource(before)
  }
})

test('a page that is not to be found, has no description or answers a form has no tags', () => {
  const plain = [{ title: 'Aries today' }, { name: 'description', content: 'The day of Aries' }]
  expect(headOf({ noindex: true })).toEqual([...plain, { name: 'robots', content: 'noindex' }])
  expect(headOf({ description: '' })).toEqual([{ title: 'Aries today' }])
  expect(headOf({}, { data: { ...root, answersPost: true } })).toEqual(plain)
  expect(pageMeta({ ...argsAt({}), matches: [{ id: 'root', data: undefined }] }, page)).toEqual(plain)
})

test('a page adds its own data to its place; the home page has no place above it', () => {
  const own = { data: () => [faq([['Why?', 'Because.']])] }
  expect(kinds(headOf(own))).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(kinds(headOf(own, { pathname: '/' }))).toEqual(['FAQPage'])
})

test('a post is an article with its own picture, or that of the posts', () => {
  const post = {
    id: 'p1',
    slug: 'a-day',
    title: 'A day',
    excerpt: 'Of a chart',
    author: 'a1',
    author_name: 'Asha Iyer',
    created_at: 0,
    updated_at: 60_000,
    cover_image: null,
    share_image: null as string | null,
  }
  const tagsOf = (change: Partial<typeof post>) =>
    postMeta({ ...post, ...change }, argsAt({ pathname: '/blogs/p1' })) as Tag[]
  const tags = tagsOf({ share_image: '/files/blogs/p1/share' })
  expect(named(tags, 'canonical')?.href).toBe('https://drishti.test/blogs/p1/a-day')
  expect(named(tags, 'og:type')?.content).toBe('article')
  expect(named(tags, 'og:image')?.content).toBe('https://drishti.test/files/blogs/p1/share')
  expect(named(tags, 'og:image:width')?.content).toBe('1200')
  expect(named(tags, 'article:modified_time')?.content).toBe('1970-01-01T00:01:00.000Z')
  expect(data(tags)).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'Article', headline: 'A day', image: ['https://drishti.test/files/blogs/p1/share'] },
  ])
  const plain = tagsOf({})
  expect(named(plain, 'og:image')?.content).toBe('https://drishti.test/og/blogs.png')
  expect(named(plain, 'og:image:width')).toBeUndefined()
})
