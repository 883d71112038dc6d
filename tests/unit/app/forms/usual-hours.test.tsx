import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLanguage } from '#app/language/use-language.ts'
import { UsualHours } from '#app/screens/astrologer/usual-hours.tsx'

test('the weekly hours of a profile name the days in the page’s language', () => {
  const astrologer = { hours: [{ weekday: 1, from: 540, to: 1020 }], time_zone: 'Asia/Kolkata' }
  const shown = (language: 'en' | 'hi') =>
    renderToStaticMarkup(
      <PageLanguage.Provider value={language}>
        <UsualHours astrologer={astrologer} />
      </PageLanguage.Provider>,
    )
  expect(shown('en')).toContain('>Monday<')
  expect(shown('hi')).toContain('>सोमवार<')
})
