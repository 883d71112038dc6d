// A third language is a key in the list of languages and the texts that the compiler then asks for.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LANGUAGE_FACTS, LANGUAGES, type Language, languageOfPath, pathIn } from '#workers/contract/text/language.ts'

// In a process of its own: the dictionaries of pages for staff are filled when they are loaded.
const marathi = 'mr' as Language
;(LANGUAGES as unknown as Language[]).push(marathi)
Object.assign(LANGUAGE_FACTS, { mr: { name: 'मराठी', locale: 'mr-IN-u-nu-latn', openGraph: 'mr_IN' } })

const { staffTexts, texts } = await import('#app/language/texts.ts')
const { notFoundTexts } = await import('#app/shell/errors/not-found-text.ts')
const { PageLanguage, useLanguageOfRouter } = await import('#app/language/use-language.ts')
const { NotFoundPage } = await import('#app/shell/errors/not-found-page.tsx')
Object.assign(notFoundTexts, { mr: { ...notFoundTexts.hi, title: 'हे पान इथे नाही' } })

/** As the root provides the language. */
function Page() {
  return createElement(PageLanguage.Provider, { value: useLanguageOfRouter() }, createElement(NotFoundPage))
}

const pageAt = (address: string, basename: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, { basename, initialEntries: [address] }, createElement(Page)))

test('its pages stand below its code, and show its texts', () => {
  expect(languageOfPath('/mr/kundli')).toEqual({ language: marathi, path: '/kundli' })
  expect(languageOfPath('/mr')).toEqual({ language: marathi, path: '/' })
  expect(languageOfPath('/mr/api/health')).toEqual({ language: 'en', path: '/mr/api/health' })
  expect(pathIn(marathi, '/kundli')).toBe('/mr/kundli')
  const page = pageAt('/mr/nowhere', '/mr')
  expect(page).toContain('हे पान इथे नाही')
  expect(page).toContain('href="/mr/kundli"')
  expect(pageAt('/hi/nowhere', '/hi')).toContain(notFoundTexts.hi.title)
  expect(pageAt('/nowhere', '/')).toContain(notFoundTexts.en.title)
})

test('search engines are told of it, and its own description names it', async () => {
  const { pageMeta } = await import('#app/search/page-meta.ts')
  const root = { origin: 'https://drishti.test', platformName: 'Drishti' }
  const args = { matches: [{ id: 'root', data: root }], location: { pathname: '/kundli', search: '' } }
  const tags = pageMeta(args as never, { title: 'Kundli', description: 'A chart', path: '/kundli' })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'mr',
    href: 'https://drishti.test/mr/kundli',
  })
})

test('texts of staff that lack it are in English', () => {
  const lent = staffTexts({ en: { save: 'Save' } })
  expect(lent[marathi]).toEqual({ save: 'Save' })
  const own = texts({ en: 'Save', hi: 'सहेजें', mr: 'जतन करा' } as never) as unknown as Record<string, string>
  expect(own.mr).toBe('जतन करा')
})
