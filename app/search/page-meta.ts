// The head of a public page: title, description, and tags for search engines and link previews.
import type { MetaDescriptor } from '@remix-run/react'
import { addressOf, currentLanguage } from '#app/language/language.ts'
import { type Matches, pageTitle, rootDataOf } from '#app/shell/page-title.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { LANGUAGE_FACTS, LANGUAGES, pathIn } from '#workers/contract/text/language.ts'
import { breadcrumbs, type Site, type StructuredData } from './structured-data.ts'

export type PageArgs = { matches: Matches; location: { pathname: string } }
type Picture = { path: string; width?: number; height?: number }

export type PublicPage = {
  title: string
  /** Titles of tools are long enough without the platform's name. */
  titleAlone?: boolean
  /** Without a description the page gets no tags. */
  description: string
  noindex?: boolean
  /** The canonical path, for a page with many URLs (names of a place, rules, time formats). */
  path?: string
  /** For an article: its publication and modification times (ISO 8601). */
  article?: { published: string; modified: string }
  picture?: Picture | null
  /** Structured data in addition to the breadcrumbs. */
  data?: (site: Site) => readonly StructuredData[]
}

export function pageMeta({ matches, location }: PageArgs, page: PublicPage): MetaDescriptor[] {
  const { description, noindex = false } = page
  const root = rootDataOf(matches)
  const title = page.titleAlone ? page.title : pageTitle(page.title, matches)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(root && !root.answersPost && !noindex && description ? tagsOf(root, location.pathname, page) : []),
  ]
}

function tagsOf(root: RootData, pathname: string, page: PublicPage): MetaDescriptor[] {
  const { title, description, path = pathname, article, data } = page
  const { origin, platformName: platform } = root
  const url = origin + addressOf(path)
  const site = { origin, platform }
  const crumbs = pathname === '/' ? [] : [breadcrumbs(site, { pathname, url, title })]
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesOf(origin, path),
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: platform },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(currentLanguage() === 'en'
      ? []
      : [{ property: 'og:locale', content: LANGUAGE_FACTS[currentLanguage()].openGraph }]),
    ...pictureTags(origin, page.picture ?? { path: `/og/${pictureOf(pathname)}.png` }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article ? timesOf(article) : []),
    ...[...crumbs, ...(data?.(site) ?? [])].map((each) => ({ 'script:ld+json': each })),
  ]
}

function timesOf({ published, modified }: { published: string; modified: string }): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
  ]
}

/** The URLs of a page in each language: https://developers.google.com/search/docs/specialty/international */
function alternatesOf(origin: string, path: string): MetaDescriptor[] {
  const alternate = { tagName: 'link', rel: 'alternate' } as const
  return [
    ...LANGUAGES.map((language) => ({ ...alternate, hrefLang: language, href: origin + pathIn(language, path) })),
    { ...alternate, hrefLang: 'x-default', href: origin + path },
  ]
}

function pictureTags(origin: string, { path, width, height }: Picture): MetaDescriptor[] {
  return [
    { property: 'og:image', content: origin + path },
    ...(width ? [{ property: 'og:image:width', content: String(width) }] : []),
    ...(height ? [{ property: 'og:image:height', content: String(height) }] : []),
  ]
}

/** Images of 1200 × 630, created by scripts/og/make.ts. */
const PICTURES: readonly (readonly [start: string, picture: string])[] = [
  ['/kundli', 'kundli'],
  ['/KundliMatch', 'match'],
  ['/panchang', 'panchang'],
  ['/festivals', 'panchang'],
  ['/horoscope', 'horoscope'],
  ['/blogs', 'blogs'],
  ['/astrologer', 'astrologers'],
  ['/topics', 'astrologers'],
  ['/pricing', 'pricing'],
]

function pictureOf(pathname: string): string {
  return PICTURES.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1] ?? 'site'
}
