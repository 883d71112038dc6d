// How pages get their styles: each area's sheet names what its routes draw, and each route loads its area's sheet.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AREAS, sheetOf } from '../../../scripts/sheets.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const areas = Object.keys(AREAS)

test.each(areas)('the sheet of %s names every component that its routes import (npm run sheets)', (area) => {
  expect(read(`app/styles/sheets/${area}.css`)).toBe(sheetOf(area))
})

const drawings = [
  ['home', 'screens/home/home.css'],
  ['kundli', 'screens/tools/kundli/print.css'],
  ['call', 'screens/consultations/orb.css'],
  ...['kundli', 'match', 'panchang', 'horoscope', 'call', 'chat'].map((area) => [
    area,
    'screens/tools/shared/drawings.css',
  ]),
] as const

test.each(drawings)('the sheet of %s gives the tokens that %s takes', (area = '', file) => {
  expect(sheetOf(area)).toContain(`@source "../../${file}"`)
})

test('each route of the sitemap is in one area and loads its sheet', () => {
  const routes = [...read('app/routes.ts').matchAll(/'(screens\/[^']+\.tsx)'/g)].map(([, file]) => `app/${file}`)
  const areaOf = (file: string) => areas.filter((area) => AREAS[area]?.includes(file))
  const withoutPage = ['app/screens/dashboard/index.tsx']
  for (const file of new Set(routes)) {
    if (withoutPage.includes(file)) continue
    const [area, ...others] = areaOf(file)
    expect([file, area, others]).toEqual([file, expect.any(String), []])
    // Pages inside the dashboard's layout have the layout's sheet.
    if (area === 'dashboard' && !/layout|test-payment/.test(file)) continue
    expect([file, read(file).includes(`styles/sheets/${area}.css?url`)]).toEqual([file, true])
  }
})
